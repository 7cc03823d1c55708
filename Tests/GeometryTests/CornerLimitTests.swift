import Geometry
import Testing

struct CornerLimitTests {
  static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test(arguments: [30.0, 31, 1000, .infinity])
  func equalCornersStopAtHalfTheSmallerSide(_ radius: Double) {
    #expect(Path(roundedRect: Self.box, cornerRadius: radius) == ShapeOutline.capsule(in: Self.box))
  }

  static let squareCorners: [(Double, Double)] = [(0.0, -1.0), (-5, -5), (.nan, 1)]

  @Test(arguments: squareCorners)
  func noRadiusNoCorner(_ width: Double, _ height: Double) {
    let size = CGSize(width: width, height: height)
    #expect(Path(roundedRect: Self.box, cornerSize: size) == Path(Self.box))
  }

  @Test func theLargerOfTwoCornersGetsTheRest() {
    let path = Path(
      roundedRect: Self.box, cornerRadii: RectangleCornerRadii(topLeading: 20, bottomLeading: 90),
      style: .circular)
    // The left edge of 60 leaves 40 beside the corner of 20.
    #expect(path.description.contains("40 60 l"))
    let both = Path(
      roundedRect: Self.box, cornerRadii: RectangleCornerRadii(topLeading: 90, bottomLeading: 50),
      style: .circular)
    #expect(both.description.contains("30 60 l"))
  }

  @Test func aCornerOfZeroStaysInAnUnevenOutline() {
    let radii = RectangleCornerRadii(topLeading: 10)
    let circular = Path(roundedRect: Self.box, cornerRadii: radii, style: .circular)
    let continuous = Path(roundedRect: Self.box, cornerRadii: radii)
    #expect(circular.elements.count == 1 + 4 * 2 + 1)
    #expect(continuous.elements.count == 1 + 4 * 4 + 1)
  }

  @Test(arguments: [12.0, 13, 29])
  func anInsetPastTheRadiusIsSquare(_ inset: Double) {
    let path = ShapeOutline.roundedRectangle(in: Self.box, cornerRadius: 12, inset: inset)
    #expect(path == Path(Self.box.insetBy(dx: inset, dy: inset)))
  }

  @Test func anInsetPastTheMiddleIsEmpty() {
    #expect(ShapeOutline.circle(in: Self.box, inset: 31).isEmpty)
    #expect(ShapeOutline.capsule(in: Self.box, inset: 31).isEmpty)
    #expect(ShapeOutline.rectangle(in: .null).isEmpty)
  }
}

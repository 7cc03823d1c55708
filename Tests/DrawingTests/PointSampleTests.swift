import Geometry
import Testing

@testable import Drawing

@Suite struct PointSampleTests {
  private static let red = Paint.color(DisplayColor(red: 1, green: 0, blue: 0))
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func hex(_ items: [DisplayItem], _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let (red, green, blue, alpha) = PointSample.color(of: items, at: CGPoint(x: x, y: y)).bytes
    return [red, green, blue, alpha]
  }

  @Test func shapesCoverTheirInside() {
    let items = [DisplayItem.shape(ShapeItem(path: Self.square, paint: Self.red))]
    #expect(hex(items, 5, 5) == [255, 0, 0, 255])
    #expect(hex(items, 15, 5) == [0, 0, 0, 0])
    var stroke = ShapeItem(path: Self.square, stroke: StrokeStyle(lineWidth: 2), paint: Self.red)
    #expect(hex([.shape(stroke)], 5, 5) == [0, 0, 0, 0])
    #expect(hex([.shape(stroke)], 10.5, 5) == [255, 0, 0, 255])
    stroke.opacity = 0.2
    #expect(hex([.shape(stroke)], 10.5, 5) == [255, 0, 0, 51])
  }

  @Test func groupsClipTurnMaskAndFilter() {
    let item = DisplayItem.shape(ShapeItem(path: Self.square, paint: Self.red))
    let moved = GroupItem(
      items: [item], transform: CGAffineTransform(translationX: 20, y: 0),
      clip: ClipPath(path: Path(CGRect(x: 0, y: 0, width: 5, height: 10))))
    #expect(hex([.group(moved)], 22, 5) == [255, 0, 0, 255])
    #expect(hex([.group(moved)], 27, 5) == [0, 0, 0, 0])
    let masked = GroupItem(
      items: [item],
      mask: [.shape(ShapeItem(path: Self.square, paint: .color(.black), opacity: 0.4))],
      filters: [.colorInvert])
    #expect(hex([.group(masked)], 5, 5) == [0, 255, 255, 102])
  }

  @Test(arguments: [(2, 0), (6, 128), (10, 255), (14, 255)])
  func gradientsAreMixed(x: CGFloat, grey: UInt8) {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let paint = Paint.linearGradient(
      stops: stops, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 10, y: 0))
    let items = [
      DisplayItem.shape(
        ShapeItem(path: Path(CGRect(x: 0, y: 0, width: 20, height: 2)), paint: paint))
    ]
    #expect(abs(Int(hex(items, x, 1)[0]) - Int(grey)) <= 1)
  }

  @Test(arguments: [(20, 10, 0), (10, 20, 64), (0, 10, 128), (10, 0, 191)])
  func anglesRunClockwise(x: CGFloat, y: CGFloat, grey: Int) {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let paint = Paint.angularGradient(
      stops: stops, center: CGPoint(x: 10, y: 10), start: .zero, end: .degrees(360))
    let color = paint.color(at: CGPoint(x: x, y: y))
    #expect(abs(Int(color.bytes.red) - grey) <= 1)
  }
}

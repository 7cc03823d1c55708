import Geometry
import Testing

struct AnimatableTests {
  @Test func halfWayBetweenRectangles() {
    var rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let target = CGRect(x: 4, y: 8, width: 30, height: 0)
    rect.animatableData = rect.animatableData.interpolated(
      towards: target.animatableData, amount: 0.5)
    #expect(rect == CGRect(x: 2, y: 4, width: 20, height: 10))
  }

  @Test func everyPartOfInsetsAndStrokesMoves() {
    var insets = EdgeInsets()
    insets.animatableData.scale(by: 3)
    let target = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData += target.animatableData
    #expect(insets == target)
    var stroke = StrokeStyle(lineWidth: 2, miterLimit: 4, dashPhase: 6)
    stroke.animatableData.scale(by: 0.5)
    #expect(stroke == StrokeStyle(lineWidth: 1, miterLimit: 2, dashPhase: 3))
    var radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    radii.animatableData.scale(by: 2)
    #expect(
      radii
        == RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
  }

  @Test func anglesAndPoints() {
    var angle = Angle.degrees(90)
    angle.animatableData.scale(by: 2)
    #expect(angle == .radians(.pi))
    var point = UnitPoint.bottomTrailing
    point.animatableData.scale(by: 0.5)
    #expect(point == .center)
  }
}

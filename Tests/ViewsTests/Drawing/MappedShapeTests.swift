import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct MappedShapeTests {
  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func namesOfMappedShapesAreApples() {
    let moved: OffsetShape<Rectangle> = Rectangle().offset(x: 10, y: 5)
    let scaled: ScaledShape<Rectangle> = Rectangle().scale(0.5, anchor: .topLeading)
    let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90))
    let mapped: TransformedShape<Rectangle> = Rectangle()
      .transform(CGAffineTransform(translationX: 1, y: 0))
    #expect(moved.path(in: Self.rect).boundingRect == Self.rect.offsetBy(dx: 10, dy: 5))
    #expect(
      scaled.path(in: Self.rect).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 25))
    #expect(
      turned.path(in: Self.rect).boundingRect.integral
        == CGRect(x: 25, y: -25, width: 50, height: 100))
    #expect(mapped.path(in: Self.rect).boundingRect.minX == 1)
    #expect(
      OffsetShape(shape: Circle(), offset: .zero).inset(by: 2).shape.path(in: Self.rect)
        .boundingRect.height == 46)
  }

  @Test func offsetsScalesAndAnglesAreAnimatable() {
    var moved = Rectangle().offset(x: 10)
    moved.animatableData = moved.animatableData.interpolated(
      towards: Rectangle().offset(x: 30).animatableData, amount: 0.5)
    #expect(moved.offset == CGSize(width: 20, height: 0))
    var turned = Rectangle().rotation(.degrees(0))
    turned.animatableData = turned.animatableData.interpolated(
      towards: Rectangle().rotation(.degrees(90)).animatableData, amount: 0.5)
    #expect(abs(turned.angle.degrees - 45) < 1e-9)
    var scaled = Rectangle().scale(1)
    scaled.animatableData = scaled.animatableData.interpolated(
      towards: Rectangle().scale(3).animatableData, amount: 0.25)
    #expect(scaled.scale == CGSize(width: 1.5, height: 1.5))
  }

  @Test func shapesMoveWhileTheirOffsetChanges() {
    let view = Switched { value in
      Rectangle().offset(x: value == 0 ? 0 : 40).frame(width: 10, height: 10)
    }
    view.set(1, .linear(duration: 1), passing: 0.5)
    #expect(view.list.items.bounds.minX == 115)
  }
}

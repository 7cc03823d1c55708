import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct ShapeOperationsTests {
  /// Whether the middle, the left edge and the corner of a 60-point square are painted red.
  private func painted<S: Shape>(_ shape: S) -> [Bool] {
    let drawn = Drawn(shape.fill(.red).frame(width: 60, height: 60), width: 60, height: 60)
    return [(30, 30), (3, 30), (2, 2)].map { drawn.color($0, $1) == "FF3B30" }
  }

  // A circle, and a rectangle over the right half of the square.
  @Test func shapesAreCombined() {
    let half = Rectangle().offset(x: 28)
    #expect(painted(Circle().union(half)) == [true, true, false])
    #expect(painted(Circle().intersection(half)) == [true, false, false])
    #expect(painted(Circle().subtracting(half)) == [false, true, false])
    #expect(painted(Circle().symmetricDifference(half)) == [false, true, false])
    #expect(painted(Rectangle().subtracting(Circle())) == [false, false, true])
  }

  @Test func linesAreCutByShapes() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
    let cut = Rectangle().lineIntersection(Rectangle().offset(x: 30)).path(in: rect)
    #expect(cut.boundingRect == CGRect(x: 30, y: 0, width: 30, height: 60))
    let rest = Rectangle().lineSubtraction(Rectangle().offset(x: 30)).path(in: rect)
    #expect(rest.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 60))
  }

  @Test func combinationsAreAsLargeAsTheFirst() {
    #expect(
      Circle().union(Rectangle()).sizeThatFits(ProposedViewSize(width: 40, height: 80))
        == CGSize(width: 40, height: 40))
  }
}

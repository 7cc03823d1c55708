import Drawing
import Geometry
import Testing
import ViewCore
import Views

/// Fills and strokes of one shape over one another: what is added is of the shape itself.
@MainActor
@Suite struct LayeredShapeTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  @Test func aFillAddedToAStrokeFillsTheShapeOverIt() {
    let drawn = Drawn(
      Rectangle().stroke(red, lineWidth: 8).fill(green).padding(10), width: 60, height: 60)
    #expect(drawn.color(30, 30) == "00FF00")
    #expect(drawn.color(12, 30) == "00FF00")
    #expect(drawn.color(8, 30) == "FF0000")
  }

  @Test func aStrokeAddedToAFillLiesOverIt() {
    let drawn = Drawn(
      Rectangle().fill(green).stroke(red, lineWidth: 8).padding(10), width: 60, height: 60)
    #expect(drawn.color(30, 30) == "00FF00")
    #expect(drawn.color(12, 30) == "FF0000")
  }

  @Test func aBorderAddedToAFillStaysInside() {
    let drawn = Drawn(
      Rectangle().fill(green).strokeBorder(red, lineWidth: 8).padding(10), width: 60, height: 60)
    #expect(drawn.color(12, 30) == "FF0000")
    #expect(drawn.color(8, 30) == "00000000")
    let filled = Drawn(
      Rectangle().strokeBorder(red, lineWidth: 8).fill(green).padding(10), width: 60, height: 60)
    #expect(filled.color(12, 30) == "00FF00")
  }
}

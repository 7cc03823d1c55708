import Geometry
import Testing

@testable import Views

@Suite struct ImagePartsTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func parts(
    _ insets: EdgeInsets, _ mode: Image.ResizingMode, size: CGSize = CGSize(width: 30, height: 30)
  ) -> [ImageParts.Part] {
    ImageParts.parts(of: size, in: bounds, Image.Resizing(insets: insets, mode: mode))
  }

  @Test func stretchingWithoutInsetsIsOnePart() {
    let parts = parts(EdgeInsets(), .stretch)
    #expect(parts.count == 1)
    #expect(parts.first?.frameOfWhole(CGSize(width: 30, height: 30)) == bounds)
  }

  @Test func insetsMakeNineParts() {
    let parts = parts(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), .stretch)
    #expect(parts.count == 9)
    #expect(parts[0].destination == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(parts[4].source == CGRect(x: 10, y: 5, width: 10, height: 20))
    #expect(parts[4].destination == CGRect(x: 10, y: 5, width: 80, height: 30))
    #expect(parts[8].destination == CGRect(x: 90, y: 35, width: 10, height: 5))
    // The middle's place in a whole that is stretched by 8 and 1.5.
    #expect(
      parts[4].frameOfWhole(CGSize(width: 30, height: 30))
        == CGRect(x: -70, y: -2.5, width: 240, height: 45))
  }

  @Test func onlyTopAndBottomMakeThree() {
    #expect(parts(EdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0), .stretch).count == 3)
  }

  @Test func tilesAreCutAtTheEnd() {
    let parts = parts(EdgeInsets(), .tile)
    #expect(parts.count == 8)
    #expect(parts[3].source == CGRect(x: 0, y: 0, width: 10, height: 30))
    #expect(parts[7].destination == CGRect(x: 90, y: 30, width: 10, height: 10))
  }

  @Test func tooManyTilesAreStretched() {
    #expect(parts(EdgeInsets(), .tile, size: CGSize(width: 0.5, height: 0.5)).count == 1)
    #expect(parts(EdgeInsets(), .tile, size: .zero).isEmpty)
  }

  @Test func insetsThatExceedTheBoundsShrink() {
    let parts = parts(EdgeInsets(top: 30, leading: 5, bottom: 30, trailing: 5), .stretch)
    #expect(parts.allSatisfy { bounds.contains($0.destination) })
  }
}

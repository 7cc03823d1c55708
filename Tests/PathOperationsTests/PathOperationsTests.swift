import Geometry
import PathOperations
import Testing

@Suite struct PathOperationsTests {
  private static let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private static let right = Path(CGRect(x: 10, y: 0, width: 20, height: 20))

  private static let operations: [(name: String, path: Path, inside: [CGFloat])] = [
    ("union", left.union(right), [5, 15, 25]), ("intersection", left.intersection(right), [15]),
    ("subtracting", left.subtracting(right), [5]),
    ("symmetricDifference", left.symmetricDifference(right), [5, 25]),
  ]

  @Test func areasAreCombined() {
    for (name, path, inside) in Self.operations {
      let found = ([5, 15, 25] as [CGFloat]).filter { path.contains(CGPoint(x: $0, y: 10)) }
      #expect(found == inside, "\(name)")
    }
  }

  @Test func rectanglesStayExact() {
    #expect(
      Self.left.intersection(Self.right).boundingRect == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(Self.left.union(Self.right).elements.count == 5)
    #expect(Self.left.subtracting(Self.left).isEmpty)
    #expect(Self.left.intersection(Path()).isEmpty)
  }

  @Test func curvesStrayLittle() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let cut = circle.intersection(Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
    for case .line(let end) in cut.elements where end.y < 49.99 {
      let distance = hypot(end.x - 50, end.y - 50)
      // The cubic itself strays from a circle by 0.03 % of the radius.
      #expect(abs(distance - 50) < 0.03)
    }
    #expect(abs(cut.boundingRect.width - 100) < 0.01)
  }

  @Test func windingAndParityDiffer() {
    var rings = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    rings.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(!rings.normalized(eoFill: true).contains(CGPoint(x: 15, y: 15)))
    #expect(rings.normalized(eoFill: false).contains(CGPoint(x: 15, y: 15)))
  }

  @Test func linesAreCutByAreas() {
    let line = Path { path in
      path.move(to: CGPoint(x: -10, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
    }
    #expect(
      line.lineIntersection(Self.left).boundingRect == CGRect(x: 0, y: 10, width: 20, height: 0))
    let outside = line.lineSubtraction(Self.left)
    #expect(outside.elements.count == 4)
    #expect(outside.boundingRect == CGRect(x: -10, y: 10, width: 50, height: 0))
  }

  @Test func badNumbersEnd() {
    let bad = Path(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1e300))
    #expect(!bad.union(Self.left).elements.contains { $0.end.map { !$0.x.isFinite } ?? false })
    #expect(Path().union(Path()).isEmpty)
  }
}

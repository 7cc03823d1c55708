import Geometry
import Testing

struct StrokedPathTests {
  static let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }

  static let joinCases: [(CGLineJoin, Double, Bool)] = [
    (CGLineJoin.miter, 10.0, true), (.miter, 1.4, false), (.round, 10, false),
    (.bevel, 10, false),
  ]

  @Test(arguments: joinCases)
  func joins(_ join: CGLineJoin, _ limit: Double, _ reachesTheTip: Bool) {
    let outline = Self.corner.strokedPath(
      StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
    #expect(outline.contains(CGPoint(x: 21.9, y: -1.9)) == reachesTheTip)
    #expect(outline.contains(CGPoint(x: 20.9, y: -0.9)))
    #expect(outline.contains(CGPoint(x: 21.3, y: -1.3)) == (join != .bevel && limit > 2))
    #expect(outline.contains(CGPoint(x: 18.1, y: 1.9)))
    #expect(!outline.contains(CGPoint(x: 17.9, y: 2.1)))
  }

  static let capCases: [(CGLineCap, CGRect)] = [
    (CGLineCap.butt, CGRect(x: 0, y: -2, width: 20, height: 4)),
    (.square, CGRect(x: -2, y: -2, width: 24, height: 4)),
    (.round, CGRect(x: -2, y: -2, width: 24, height: 4)),
  ]

  @Test(arguments: capCases)
  func caps(_ cap: CGLineCap, _ bounds: CGRect) {
    let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    let rect = outline.boundingRect
    #expect(abs(rect.minX - bounds.minX) < 1e-9 && abs(rect.maxX - bounds.maxX) < 1e-9)
    #expect(abs(rect.minY - bounds.minY) < 1e-9 && abs(rect.maxY - bounds.maxY) < 1e-9)
    #expect(outline.contains(CGPoint(x: -1.9, y: 1.9)) == (cap == .square))
    #expect(outline.contains(CGPoint(x: -1.3, y: 1.3)) == (cap != .butt))
  }

  /// Phases, and where the dashes 10 on, 5 off then begin and end on a line of 30.
  static let dashEdges: [(phase: Double, edges: [Double])] = [
    (0, [0, 10, 15, 25, 30]), (5, [0, 5, 10, 20, 25, 30]), (-10, [0, 5, 10, 20, 25, 30]),
    (-30, [0, 10, 15, 25, 30]),
  ]

  @Test(arguments: dashEdges)
  func dashes(_ phase: Double, _ edges: [Double]) {
    let line = Path { $0.addLines([.zero, CGPoint(x: 30, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: phase))
    for (index, pair) in zip(edges, edges.dropFirst()).enumerated() {
      let middle = CGPoint(x: (pair.0 + pair.1) / 2, y: 0)
      #expect(outline.contains(middle) == (index % 2 == 0), "\(middle)")
    }
  }

  @Test func aDashOfNoLengthIsADot() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 30, y: 0)]) }
    let dots = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]))
    #expect(dots.contains(CGPoint(x: 11.5, y: 0)) && !dots.contains(CGPoint(x: 15, y: 0)))
    #expect(dots.contains(CGPoint(x: 0.5, y: 1.5)))
  }

  /// Points at half the width beside a curve lie on the edge of its stroke.
  @Test(arguments: ["0 0 m 30 0 60 40 60 80 c", "0 0 m 40 60 80 0 q", "0 0 m 60 60 20 -60 80 0 c"])
  func curvesKeepTheirWidth(_ text: String) throws {
    let path = try #require(Path(text))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 6))
    let subpath = path.trimmedPath(from: 0.2, to: 0.8)
    for fraction in stride(from: 0.05, to: 0.95, by: 0.1) {
      let piece = subpath.trimmedPath(from: fraction, to: fraction + 0.002)
      let a = try #require(piece.elements.first?.end)
      let b = try #require(piece.elements.last?.end)
      let length = hypot(b.x - a.x, b.y - a.y)
      let normal = CGVector(dx: -(b.y - a.y) / length, dy: (b.x - a.x) / length)
      let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      for side: CGFloat in [-1, 1] {
        func at(_ distance: CGFloat) -> CGPoint {
          CGPoint(
            x: middle.x + side * distance * normal.dx, y: middle.y + side * distance * normal.dy)
        }
        #expect(outline.contains(at(2.95)), "\(fraction) \(side)")
        #expect(!outline.contains(at(3.05)), "\(fraction) \(side)")
      }
    }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func widthsThatDrawNothing(_ width: Double) {
    #expect(Self.corner.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test(arguments: [[-1.0, 2], [0, 0], [.nan]])
  func uselessDashesAreIgnored(_ dash: [Double]) {
    let style = StrokeStyle(lineWidth: 2, dash: dash.map { CGFloat($0) })
    #expect(Self.corner.strokedPath(style) == Self.corner.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test func aCuspIsCoveredOnBothSides() throws {
    let outline = try #require(Path("0 0 m 80 60 0 60 80 0 c"))
      .strokedPath(StrokeStyle(lineWidth: 6))
    #expect(outline.contains(CGPoint(x: 37.5, y: 44.5)))
    #expect(outline.contains(CGPoint(x: 42.5, y: 44.5)))
    #expect(!outline.contains(CGPoint(x: 40, y: 46)))
  }

  @Test func veryFineDashesLeaveTheLineWhole() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 1e9, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0.001]))
    #expect(outline.elements.count < 10)
  }
}

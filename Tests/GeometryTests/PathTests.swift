import Geometry
import Testing

struct PathTests {
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test(
    arguments: [
      ("", ""), ("0 0 m", "0 0 m"), (" 1 2 m\n3 4 l h ", "1 2 m 3 4 l h"),
      ("1 2 3 4 re", "1 2 m 4 2 l 4 6 l 1 6 l h"), ("1e2 -0.5 m", "100 -0.5 m"),
    ])
  func readsText(_ text: String, _ description: String) {
    #expect(Path(text)?.description == description)
  }

  @Test(
    arguments: ["0 m", "0 0", "0 0 l", "h", "0 0 m 1 l", "0 0 m 1 2 z", "nan 0 m", "inf 0 m", "m"])
  func refusesWrongText(_ text: String) { #expect(Path(text) == nil) }

  static let digits: [(Double, String)] = [
    (1.0 / 3, "0.333333"), (1_234_567, "1.23457e+06"), (0.00001, "1e-05"), (-0.0, "0"),
    (1e-13, "0"), (100, "100"), (999_999.7, "1e+06"), (0.000123456789, "0.000123457"),
    (-12.5, "-12.5"), (99999.95, "100000"), (1e21, "1e+21"), (120, "120"), (1e5, "100000"),
  ]

  @Test(arguments: digits)
  func writesSixDigits(_ value: Double, _ text: String) {
    #expect(Path { $0.move(to: CGPoint(x: value, y: 0)) }.description == "\(text) 0 m")
  }

  @Test func drawingNeedsACurrentPoint() {
    var path = Path()
    path.addLine(to: .zero)
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
  }

  @Test func aCloseReturnsToTheStart() {
    var path = Path(CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.currentPoint == .zero)
    #expect(path.description.hasSuffix("h 0 0 l"))
  }

  @Test func equalOutlinesAreEqualHoweverTheyWereMade() {
    let drawn = Path {
      $0.addLines([
        .zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1),
      ])
      $0.closeSubpath()
    }
    #expect(drawn == Path(Self.unit))
    #expect(drawn != Path(ellipseIn: Self.unit))
    var first = Hasher()
    var second = Hasher()
    drawn.hash(into: &first)
    Path(Self.unit).hash(into: &second)
    #expect(first.finalize() == second.finalize())
  }

  static let extents: [(String, CGRect)] = [
    ("0 0 m 0 10 10 10 10 0 c", CGRect(x: 0, y: 0, width: 10, height: 7.5)),
    ("0 0 m 5 10 10 0 q", CGRect(x: 0, y: 0, width: 10, height: 5)),
    ("0 0 m 10 20 -10 20 0 0 c", CGRect(x: -2.886751, y: 0, width: 5.773503, height: 15)),
    ("5 5 m", CGRect(x: 5, y: 5, width: 0, height: 0)),
  ]

  @Test(arguments: extents)
  func boundsLeaveControlPointsOut(_ text: String, _ expected: CGRect) throws {
    let rect = try #require(Path(text)).boundingRect
    #expect(abs(rect.minX - expected.minX) < 1e-5 && abs(rect.minY - expected.minY) < 1e-5)
    #expect(abs(rect.maxX - expected.maxX) < 1e-5 && abs(rect.maxY - expected.maxY) < 1e-5)
  }

  /// Two squares, one inside the other, with the same sense.
  static let nested = "0 0 30 30 re 10 10 10 10 re"

  static let insides: [(String, Double, Double, Bool, Bool)] = [
    (nested, 5.0, 5.0, true, true), (nested, 15, 15, true, false), (nested, 31, 5, false, false),
    ("0 0 m 10 0 l 10 10 l", 7, 3, true, true), ("0 0 m 10 0 l 10 10 l", 3, 7, false, false),
    ("0 5 m 0 15 10 15 10 5 c h", 5, 12, true, true),
    ("0 5 m 0 15 10 15 10 5 c h", 5, 13, false, false),
    ("0 5 m 5 25 10 5 q h", 5, 14, true, true), ("0 5 m 5 25 10 5 q h", 5, 16, false, false),
  ]

  @Test(arguments: insides)
  func contains(_ text: String, _ x: Double, _ y: Double, _ inside: Bool, _ evenOdd: Bool) throws {
    let path = try #require(Path(text))
    let point = CGPoint(x: x, y: y)
    #expect(path.contains(point) == inside)
    #expect(path.contains(point, eoFill: true) == evenOdd)
  }

  @Test func aCircleContainsByItsOutline() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50 + 35.3, y: 50 + 35.3)))
    #expect(!circle.contains(CGPoint(x: 50 + 35.4, y: 50 + 35.4)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
  }

  static let sweeps: [(Double, Double, Bool, String, Int, Bool)] = [
    (0.0, -360.0, false, "one round, not closed", 4, false), (0, 360, true, "closed", 4, true),
    (0, 450, false, "a round and a quarter", 5, false), (0, 450, true, "one round", 4, false),
    (0, 0, false, "the move alone", 0, false), (30, 30, true, "the move alone", 0, false),
    (0, -450, true, "one round", 4, false), (90, 80, false, "the long way", 4, false),
  ]

  @Test(arguments: sweeps)
  func arcs(
    _ start: Double, _ end: Double, _ clockwise: Bool, _ what: String, _ curves: Int, _ closed: Bool
  ) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    let operators = path.description.split(separator: " ").filter { Double($0) == nil }
    let expected = ["m"] + Array(repeating: "c", count: curves) + (closed ? ["h"] : [])
    #expect(operators.map(String.init) == expected, "\(what)")
  }

  @Test func aTangentArcTouchesBothLines() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(path.description == "0 0 m 6 0 l 8.20914 0 10 1.79086 10 4 c")
    let mirrored = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    }
    #expect(mirrored.description == "0 0 m 6 0 l 8.20914 0 10 -1.79086 10 -4 c")
    let straight = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    }
    #expect(straight.description == "0 0 m 5 0 l")
  }

  @Test func trimmingKeepsWholeSubpathsAndDropsTheRest() throws {
    let path = try #require(Path("0 0 10 10 re 100 0 m 140 0 l"))
    #expect(path.trimmedPath(from: 0.5, to: 1).description == "100 0 m 140 0 l")
    #expect(
      path.trimmedPath(from: 0, to: 0.75).description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 100 0 m 120 0 l")
    #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.4).isEmpty)
    #expect(path.trimmedPath(from: -1, to: 2) == path)
  }

  static let fractions: [(CGFloat, CGFloat)] = [(0.25, 0.75), (0.1, 0.15), (0.013, 0.9)]

  @Test(arguments: fractions)
  func trimmingACurveIsByLength(_ from: CGFloat, _ to: CGFloat) {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let part = circle.trimmedPath(from: from, to: to)
    let start = part.elements.first?.end ?? .zero
    let end = part.elements.last?.end ?? .zero
    #expect(hypot(start.x - 50 * cos(from * 2 * .pi), start.y - 50 * sin(from * 2 * .pi)) < 0.03)
    #expect(hypot(end.x - 50 * cos(to * 2 * .pi), end.y - 50 * sin(to * 2 * .pi)) < 0.03)
  }

  @Test func transformsKeepSimpleOutlinesSimple() {
    let rect = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 3)
    let stretched = rect.applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    guard case .roundedRect(let shape) = stretched.outline else {
      Issue.record("spelled out: \(stretched)")
      return
    }
    #expect(shape.rect == CGRect(x: 5, y: 7, width: 20, height: 60))
    #expect(shape.corner == CGSize(width: 6, height: 9))
    let turned = rect.applying(CGAffineTransform(rotationAngle: 1))
    guard case .elements = turned.outline else {
      Issue.record("still an upright rectangle")
      return
    }
    let direct = rect.elements.map {
      $0.applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    }
    #expect(Path(elements: direct).description == stretched.description)
  }
}

import Drawing
import Geometry
import Testing

@testable import Typography

struct SymbolTests {
  @Test func everyNameOfTheTableIsDrawn() {
    #expect(SymbolCatalog.names.count >= 300)
    for name in SymbolCatalog.names {
      let symbol = SymbolCatalog.shared.symbol(name)
      #expect(symbol.match == .exact, "\(name)")
      let ink = symbol.unitPath.boundingRect
      #expect(ink.minX > 0 && ink.maxX < symbol.aspect, "\(name)")
      #expect(ink.minY > -0.1 && ink.maxY < 1.1, "\(name)")
    }
  }

  @Test(arguments: [
    "star", "star.fill", "chevron.right", "arrow.left", "gear", "gearshape", "wifi", "house",
    "person", "heart", "bell", "bookmark", "calendar", "camera", "cart", "checkmark", "xmark",
    "plus", "minus", "magnifyingglass", "trash", "pencil", "square.and.arrow.up",
    "square.and.pencil", "eye", "eye.slash", "lock", "airplane", "car", "bus", "tram", "bicycle",
    "bed.double", "fork.knife", "ticket", "globe", "map", "location", "mappin", "clock",
    "heart.circle", "heart.circle.fill", "star.square", "1.circle", "9.square.fill",
    "10.circle", "42.square.fill",
    "ellipsis.circle", "bell.circle.fill", "gear.circle",
  ])
  func commonNames(name: String) {
    #expect(SymbolCatalog.shared.symbol(name).match == .exact)
  }

  @Test func unknownNamesAreADashedBox() {
    let symbol = SymbolCatalog.shared.symbol("no.such.symbol")
    #expect(symbol.isMissing)
    #expect(abs(symbol.advance - 1) < 1e-9)
    #expect(!symbol.unitPath.isEmpty)
    #expect(SymbolCatalog.shared.symbol("").isMissing)
    #expect(SymbolCatalog.shared.symbol(".circle").isMissing)
    #expect(SymbolCatalog(directories: []).symbol("star").isMissing)
  }

  @Test func rareVariantsFallBackToSimplerOnes() {
    #expect(
      SymbolCatalog.shared.symbol("folder.badge.questionmark").match == .approximate("folder"))
    #expect(
      SymbolCatalog.shared.symbol("tray.badge.clock.fill").match == .approximate("tray.fill"))
  }

  /// The box is 1.17 cap heights high and centred on the cap height.
  @Test func sizeRule() {
    let cap = 1443.0 / 2048
    #expect(abs(Symbol.height - cap * 1.17) < 1e-9)
    #expect(abs(Symbol.ascent - Symbol.height / 2 - cap / 2) < 1e-9)
    let ink = SymbolCatalog.shared.symbol("circle").outline.path.boundingRect
    #expect(abs(ink.midY + cap / 2) < 0.01)
    #expect(SymbolCatalog.shared.symbol("chevron.right").aspect < 0.7)
    #expect(SymbolCatalog.shared.symbol("chevron.forward").isDirectional)
    #expect(!SymbolCatalog.shared.symbol("chevron.right").isDirectional)
  }

  @Test(arguments: [
    ("M1 2L3 4z", "1 2 m 3 4 l h"), ("m1 2 3 4", "1 2 m 4 6 l"),
    ("M1 2h3v-4H0V0", "1 2 m 4 2 l 4 -2 l 0 -2 l 0 0 l"),
    ("M0 0C1 1 2 2 3 0S5 1 6 0", "0 0 m 1 1 2 2 3 0 c 4 -2 5 1 6 0 c"),
    ("M0 0q1 1 2 0t2 0", "0 0 m 1 1 2 0 q 3 -1 4 0 q"), ("M.5.5-1-1e1", "0.5 0.5 m -1 -10 l"),
    ("M0 0L1 1 oops 5", "0 0 m 1 1 l"), ("", ""), ("L1 1", ""), ("M1", ""),
    ("M0 0zl2 0", "0 0 m h 2 0 l"),
  ])
  func pathData(data: String, expected: String) {
    let words = PathDataParser.path(data).elements.map { element in
      func text(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }
      return switch element {
      case .move(let end): "\(text(end)) m"
      case .line(let end): "\(text(end)) l"
      case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
      case .curve(let end, let control1, let control2):
        "\(text(control1)) \(text(control2)) \(text(end)) c"
      case .closeSubpath: "h"
      }
    }
    #expect(words.joined(separator: " ") == expected)
  }

  private func short(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  @Test(arguments: [
    ("M0 5a5 5 0 0110 0", CGRect(x: 0, y: 0, width: 10, height: 5)),
    ("M0 5a5 5 0 0 0 10 0", CGRect(x: 0, y: 5, width: 10, height: 5)),
    ("M0 0A10 5 0 1 1 20 0", CGRect(x: 0, y: -5, width: 20, height: 5)),
    ("M0 0a5 10 90 0 1 20 0", CGRect(x: 0, y: -5, width: 20, height: 5)),
    ("M0 0a1 1 0 0 1 10 0", CGRect(x: 0, y: -5, width: 10, height: 5)),
    ("M0 0a0 1 0 0 1 10 0", CGRect(x: 0, y: 0, width: 10, height: 0)),
  ])
  func arcs(data: String, bounds: CGRect) {
    let actual = PathDataParser.path(data).boundingRect
    for (a, b) in [
      (actual.minX, bounds.minX), (actual.minY, bounds.minY), (actual.maxX, bounds.maxX),
      (actual.maxY, bounds.maxY),
    ] { #expect(abs(a - b) < 0.01, "\(data): \(actual)") }
  }

  /// Even-odd icons keep their holes under the non-zero rule.
  @Test func evenOddBecomesNonZero() {
    let nested = PathDataParser.path("M0 0H9V9H0zM1 1H8V8H1zM2 2H7V7H2z").nonZeroFromEvenOdd()
    #expect(winding(nested, 0.5) != 0)
    #expect(winding(nested, 1.5) == 0)
    #expect(winding(nested, 4) != 0)
    let back = nested.reversed().reversed()
    #expect(back.boundingRect == nested.boundingRect)
    #expect(winding(back, 0.5) == winding(nested, 0.5))
  }

  /// The winding number of a path of lines at (x, 4.5).
  private func winding(_ path: Path, _ x: CGFloat) -> Int {
    var number = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    func follow(_ end: CGPoint) {
      if current.x + end.x > 2 * x, (current.y > 4.5) != (end.y > 4.5) {
        number += end.y > current.y ? 1 : -1
      }
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .closeSubpath: follow(start)
      default: if let end = element.end { follow(end) }
      }
    }
    return number
  }
}

import Drawing
import Geometry
import Testing

struct SanitizingTests {
  static let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  static let black = Paint.color(.black)

  static func list(_ items: DisplayItem...) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 100), items: items)
  }

  static func shape(_ text: String) -> DisplayItem {
    .shape(ShapeItem(path: Path(text) ?? Path(), paint: black))
  }

  @Test func aSoundListStaysAsItIs() {
    let (list, diagnostics) = SampleList.list.sanitized()
    #expect(list == SampleList.list)
    #expect(diagnostics.isEmpty)
  }

  /// An item, what was wrong with it, and whether it is still drawn.
  static let faults: [(DisplayItem, String, Bool)] = [
    (
      .shape(ShapeItem(path: Path { $0.move(to: CGPoint(x: Double.nan, y: 0)) }, paint: black)),
      "not-finite: path of item 0 left", false
    ),
    (
      .shape(
        ShapeItem(path: Path(CGRect(x: 0, y: 0, width: Double.infinity, height: 1)), paint: black)),
      "too-far: path of item 0 clamped", true
    ),
    (shape("0 0 m 1e9 0 l 0 1 l h"), "too-far: path of item 0 clamped", true),
    (
      .shape(ShapeItem(path: rect, paint: black, opacity: .nan)),
      "not-finite: opacity of item 0 clamped", true
    ),
    (
      .shape(ShapeItem(path: rect, paint: black, opacity: 7)),
      "out-of-range: opacity of item 0 clamped", true
    ),
    (
      .shape(ShapeItem(path: rect, stroke: StrokeStyle(lineWidth: -1), paint: black)),
      "negative: line width of item 0 left", false
    ),
    (
      .shape(
        ShapeItem(path: rect, paint: .color(DisplayColor(red: 2, green: 0, blue: 0)))),
      "out-of-range: red of item 0 clamped", true
    ),
    (
      .shape(
        ShapeItem(path: rect, paint: .linearGradient(stops: [], start: .zero, end: .zero))),
      "malformed: gradient of item 0 clamped", true
    ),
    (
      .shape(
        ShapeItem(
          path: rect,
          paint: .linearGradient(
            stops: SampleList.stops.reversed(), start: .zero, end: CGPoint(x: 1, y: 1)))),
      "out-of-range: gradient stops of item 0 clamped", true
    ),
    (
      .group(GroupItem(items: [], transform: CGAffineTransform(scaleX: .nan, y: 1))),
      "not-finite: transform of item 0 left", false
    ),
    (
      .group(GroupItem(items: [], filters: [.blur(radius: .infinity)])),
      "not-finite: blur radius of item 0 left", true
    ),
    (
      .group(GroupItem(items: [], filters: [.colorMatrix([1, 2, 3])])),
      "malformed: colour matrix of item 0 left", true
    ),
    (
      .group(GroupItem(items: [.group(GroupItem(items: [], opacity: -1))])),
      "out-of-range: opacity of item 0/0 clamped", true
    ),
    (
      .group(GroupItem(items: [], mask: [shape("0 0 m 2e7 2e7 l")])),
      "too-far: path of item 0/mask/0 clamped", true
    ),
    (
      .glyphs(
        GlyphsItem(
          glyphs: [.init(outline: SampleList.letter, origin: CGPoint(x: Double.nan, y: 0))],
          size: 17, paint: black, text: "A")),
      "not-finite: glyph positions of item 0 left", true
    ),
    (
      .image(
        ImageItem(data: [], format: .png, frame: CGRect(x: Double.nan, y: 0, width: 1, height: 1))),
      "not-finite: frame of item 0 left", false
    ),
  ]

  @Test(arguments: faults)
  func faultsAreNamedAndMended(_ item: DisplayItem, _ diagnostic: String, _ isDrawn: Bool) {
    let (list, diagnostics) = Self.list(item).sanitized()
    #expect(diagnostics.map(\.description) == [diagnostic])
    #expect(list.items.count == (isDrawn ? 1 : 0))
    let again = list.sanitized()
    #expect(again.diagnostics.isEmpty)
    #expect(again.list == list)
  }

  static let silent: [DisplayItem] = [
    .shape(ShapeItem(path: rect, stroke: StrokeStyle(lineWidth: 0), paint: black)),
    .glyphs(GlyphsItem(glyphs: [], size: 0, paint: black, text: "")),
  ]

  @Test(arguments: silent)
  func nothingIsNoFault(_ item: DisplayItem) {
    let (list, diagnostics) = Self.list(item).sanitized()
    #expect(list.items.isEmpty)
    #expect(diagnostics.isEmpty)
  }

  @Test func theCanvasHasASize() {
    var list = Self.list()
    list.size = CGSize(width: Double.nan, height: -5)
    let (mended, diagnostics) = list.sanitized()
    #expect(mended.size == .zero)
    #expect(
      diagnostics.map(\.description) == [
        "not-finite: width of item root clamped", "negative: height of item root clamped",
      ])
  }

  @Test func aGlyphWithBadNumbersIsEmpty() {
    let outline = GlyphOutline(key: "bad", path: Path { $0.move(to: CGPoint(x: 0, y: Double.nan)) })
    #expect(outline.path.isEmpty)
    #expect(outline.bounds.isNull)
  }
}

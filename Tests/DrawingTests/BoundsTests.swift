import Drawing
import Geometry
import Testing

struct BoundsTests {
  static let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
  static let fill = DisplayItem.shape(ShapeItem(path: square, paint: .color(.black)))

  static let cases: [(String, DisplayItem, CGRect)] = [
    ("fill", fill, CGRect(x: 10, y: 10, width: 20, height: 20)),
    (
      "stroke",
      .shape(
        ShapeItem(path: square, stroke: StrokeStyle(lineWidth: 4), paint: .color(.black))),
      CGRect(x: 8, y: 8, width: 24, height: 24)
    ),
    (
      "sharp miter",
      .shape(
        ShapeItem(
          path: Path("0 0 m 10 0 l 0 1 l") ?? Path(), stroke: StrokeStyle(lineWidth: 2),
          paint: .color(.black))),
      CGRect(x: -10, y: -10, width: 30, height: 21)
    ),
    (
      "blur",
      .group(GroupItem(items: [fill], filters: [.blur(radius: 2)])),
      CGRect(x: 4, y: 4, width: 32, height: 32)
    ),
    (
      "shadow",
      .group(
        GroupItem(
          items: [fill],
          filters: [.shadow(color: .black, radius: 1, offset: CGSize(width: 10, height: 0))])),
      CGRect(x: 10, y: 7, width: 33, height: 26)
    ),
    (
      "clip after filter",
      .group(
        GroupItem(items: [fill], clip: ClipPath(path: square), filters: [.blur(radius: 2)])),
      CGRect(x: 10, y: 10, width: 20, height: 20)
    ),
    (
      "transform",
      .group(GroupItem(items: [fill], transform: CGAffineTransform(scaleX: 2, y: -1))),
      CGRect(x: 20, y: -30, width: 40, height: 20)
    ),
    (
      "glyphs",
      .glyphs(
        GlyphsItem(
          glyphs: [.init(outline: SampleList.letter, origin: CGPoint(x: 100, y: 50))], size: 10,
          paint: .color(.black), text: "A")),
      CGRect(x: 101, y: 43, width: 5, height: 7)
    ),
    ("nothing", .group(GroupItem(items: [])), .null),
  ]

  @Test(arguments: cases)
  func bounds(_ name: String, _ item: DisplayItem, _ expected: CGRect) {
    let bounds = item.bounds
    #expect(bounds.isNull == expected.isNull, "\(name)")
    if expected.isNull { return }
    for (a, b) in [
      (bounds.minX, expected.minX), (bounds.minY, expected.minY), (bounds.maxX, expected.maxX),
      (bounds.maxY, expected.maxY),
    ] {
      #expect(abs(a - b) < 1e-9, "\(name): \(bounds)")
    }
  }

  @Test func whatReadsTheBackdrop() {
    let blended = DisplayItem.shape(
      ShapeItem(path: Self.square, paint: .color(.black), blendMode: .multiply))
    #expect(blended.readsBackdrop)
    #expect(DisplayItem.group(GroupItem(items: [blended])).readsBackdrop)
    #expect(
      DisplayItem.group(GroupItem(items: [blended], clip: ClipPath(path: Self.square)))
        .readsBackdrop)
    #expect(!DisplayItem.group(GroupItem(items: [blended], isIsolated: true)).readsBackdrop)
    #expect(!DisplayItem.group(GroupItem(items: [blended], opacity: 0.5)).readsBackdrop)
    #expect(DisplayItem.group(GroupItem(items: [Self.fill], blendMode: .hue)).readsBackdrop)
  }
}

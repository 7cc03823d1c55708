import Drawing
import Geometry
import SVGRendering

/// Short spellings for lists in tests, and the part of a document between the root's tags.
enum Drawn {
  static let canvas = CGSize(width: 100, height: 60)

  static func rgb(_ hex: UInt32, _ alpha: Double = 1) -> DisplayColor {
    DisplayColor(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  static func fill(
    _ path: Path, _ color: DisplayColor = .black, _ mode: DisplayBlendMode = .normal,
    opacity: Double = 1
  ) -> DisplayItem {
    .shape(ShapeItem(path: path, paint: .color(color), opacity: opacity, blendMode: mode))
  }

  static func group(_ items: DisplayItem..., change: (inout GroupItem) -> Void = { _ in })
    -> DisplayItem
  {
    var group = GroupItem(items: items)
    change(&group)
    return .group(group)
  }

  static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: canvas, items: items)
  }

  static func document(_ items: [DisplayItem]) -> String {
    String(decoding: svg(list(items)), as: UTF8.self)
  }

  /// What stands between the root's tags, ids shortened to `#` and their number.
  static func body(_ items: [DisplayItem]) -> String {
    let document = document(items)
    guard let start = document.firstIndex(of: ">"), let end = document.range(of: "</svg>\n") else {
      return document
    }
    return String(document[document.index(after: start)..<end.lowerBound])
      .replacing(/v[0-9a-z]{8}-/, with: "")
  }

  /// A glyph of a few lines, and one of many.
  static let bar = GlyphOutline(key: "test:1", path: rect(0.1, -0.7, 0.2, 0.7))
  static let wave = GlyphOutline(
    key: "test:2",
    path: Path { path in
      path.move(to: .zero)
      for step in 1...20 {
        let x = Double(step) * 0.03
        path.addLine(to: CGPoint(x: x, y: step % 2 == 0 ? 0 : -0.517))
      }
      path.closeSubpath()
    })

  static func run(
    _ outlines: [GlyphOutline], x: Double = 10, y: Double = 40, size: Double = 20,
    paint: Paint = .color(.black), mode: DisplayBlendMode = .normal
  ) -> DisplayItem {
    .glyphs(
      GlyphsItem(
        glyphs: outlines.enumerated().map {
          .init(outline: $1, origin: CGPoint(x: x + Double($0) * 8, y: y))
        }, size: size, paint: paint, blendMode: mode, text: "text"))
  }
}

import Drawing
import Geometry

/// The dashed box that stands for what no font and no catalogue has.
enum MissingGlyph {
  static let box: UInt32 = 0
  static let blank: UInt32 = 1

  /// Em.
  static let advance: Double = 0.72

  static let boxOutline = GlyphOutline(
    key: "missing:box",
    path: dashedBox(
      CGRect(x: 0.06, y: -0.70459, width: 0.6, height: 0.70459), thickness: 0.05, dashes: 3))

  /// The outline of a dashed rectangle, as filled bars inside `rect`.
  static func dashedBox(_ rect: CGRect, thickness: CGFloat, dashes: Int) -> Path {
    var path = Path()
    func bar(_ bar: CGRect) {
      path.elements += [
        .move(to: CGPoint(x: bar.minX, y: bar.minY)), .line(to: CGPoint(x: bar.maxX, y: bar.minY)),
        .line(to: CGPoint(x: bar.maxX, y: bar.maxY)), .line(to: CGPoint(x: bar.minX, y: bar.maxY)),
        .closeSubpath,
      ]
    }
    /// Dashes and gaps alternate; a side begins and ends with a dash.
    func starts(_ length: CGFloat) -> [(offset: CGFloat, length: CGFloat)] {
      let unit = length / CGFloat(2 * dashes - 1)
      return (0..<dashes).map { (CGFloat(2 * $0) * unit, unit) }
    }
    for dash in starts(rect.width) {
      for y in [rect.minY, rect.maxY - thickness] {
        bar(CGRect(x: rect.minX + dash.offset, y: y, width: dash.length, height: thickness))
      }
    }
    for dash in starts(rect.height) {
      for x in [rect.minX, rect.maxX - thickness] {
        bar(CGRect(x: x, y: rect.minY + dash.offset, width: thickness, height: dash.length))
      }
    }
    return path
  }
}

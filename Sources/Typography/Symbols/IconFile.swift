import Geometry

/// The outline in an SVG file of one icon: paths, circles and rectangles, filled.
enum IconFile {
  /// The side of the box that icons are drawn in.
  static let side: CGFloat = 16

  /// The icon's path in its box of 16 by 16 for the non-zero rule; empty when there is none.
  static func path(_ svg: String) -> Path {
    var result = Path()
    for tag in svg.split(separator: "<") {
      let name = tag.prefix { $0.isLetter }
      let attributes = attributes(tag.dropFirst(name.count))
      func number(_ key: String) -> CGFloat {
        attributes[key].flatMap { Double($0) }.map { CGFloat($0) } ?? 0
      }
      switch name {
      case "path":
        let path = PathDataParser.path(attributes["d"] ?? "")
        result.addPath(attributes["fill-rule"] == "evenodd" ? path.nonZeroFromEvenOdd() : path)
      case "circle":
        let radius = number("r")
        result.addEllipse(
          in: CGRect(
            x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius,
            height: 2 * radius))
      case "rect":
        let rect = CGRect(
          x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        let radius = number("rx")
        result.addRoundedRect(
          in: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
      default: break
      }
    }
    return result
  }

  /// Pairs `name="value"`.
  private static func attributes(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    var index = 0
    while index + 1 < parts.count {
      let name = parts[index].filter { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      result[String(name)] = String(parts[index + 1])
      index += 2
    }
    return result
  }
}

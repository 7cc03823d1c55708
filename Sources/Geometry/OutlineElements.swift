/// The elements of simple outlines, in the order in which SwiftUI lists them.
enum OutlineElements {
  /// The control distance of a quarter circle of radius 1: 4/3 · tan(π/8) (RULES H3).
  static let quarterCircle: CGFloat = 4.0 / 3.0 * 0.414_213_562_373_095_05

  /// From the top left corner to the right (RULES H2).
  static func rect(_ rect: CGRect) -> [Path.Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .closeSubpath,
    ]
  }

  /// From the right end of the horizontal axis downwards, one cubic a quarter.
  static func ellipse(_ rect: CGRect) -> [Path.Element] {
    let (x, y) = (rect.midX, rect.midY)
    let dx = rect.width / 2 * quarterCircle
    let dy = rect.height / 2 * quarterCircle
    return [
      .move(to: CGPoint(x: rect.maxX, y: y)),
      .curve(
        to: CGPoint(x: x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: y + dy),
        control2: CGPoint(x: x + dx, y: rect.maxY)),
      .curve(
        to: CGPoint(x: rect.minX, y: y), control1: CGPoint(x: x - dx, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: y + dy)),
      .curve(
        to: CGPoint(x: x, y: rect.minY), control1: CGPoint(x: rect.minX, y: y - dy),
        control2: CGPoint(x: x - dx, y: rect.minY)),
      .curve(
        to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: x + dx, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: y - dy)),
      .closeSubpath,
    ]
  }
}

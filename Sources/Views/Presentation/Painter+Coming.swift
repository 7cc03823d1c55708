import Geometry
import ViewCore

extension _Painter {
  /// Paints something that comes, or goes, by a part of its way: 1 at rest, and then as it is.
  ///
  /// - Parameters:
  ///   - start: how far from its place it begins, in points.
  ///   - fades: whether it fades in at its place instead.
  mutating func coming(
    _ part: Double, from start: CGPoint, fades: Bool, _ content: (inout _Painter) -> Void
  ) {
    if part == 1 { return content(&self) }
    if fades { return fading(part, content) }
    let rest = CGFloat(1 - part)
    moved(by: CGPoint(x: start.x * rest, y: start.y * rest), content)
  }

  /// Paints something as one unit of an opacity; of 1 as it is.
  mutating func fading(_ opacity: Double, _ content: (inout _Painter) -> Void) {
    if opacity == 1 { return content(&self) }
    withOpacity(opacity) { painter in painter.compositing(content) }
  }
}

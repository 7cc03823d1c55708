import Drawing
import Geometry

/// How a layer stands back behind one that lies over it (rule M25): smaller, with round corners, on
/// black.
package struct LayerRecession {
  /// How far it has gone back, 0 to 1.
  var part: Double
  /// Points that are free at its sides, and above it.
  var inset: CGFloat
  var top: CGFloat
  var cornerRadius: CGFloat
  /// What the layer lies on.
  var ground: DisplayColor

  package init(
    part: Double, inset: CGFloat, top: CGFloat, cornerRadius: CGFloat, ground: DisplayColor
  ) {
    (self.part, self.inset) = (min(1, max(0, part)), inset)
    (self.top, self.cornerRadius, self.ground) = (top, cornerRadius, ground)
  }

  /// Paints content that lies in a rectangle as it stands back.
  func paint(
    in bounds: CGRect, _ painter: inout Painter, _ content: (inout Painter) -> Void
  ) {
    painter.draw(Path(bounds), paint: .color(.black))
    let scale = 1 - CGFloat(part) * 2 * inset / max(1, bounds.width)
    let outer = painter.transform
    painter.transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(
        CGAffineTransform(translationX: bounds.midX, y: bounds.minY + top * CGFloat(part))
      )
      .concatenating(outer)
    let radius = cornerRadius * CGFloat(part) / scale
    var outline = Path()
    outline.addRoundedRect(
      in: bounds, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
    painter.clipping(to: outline) { painter in
      painter.draw(Path(bounds), paint: .color(ground))
      content(&painter)
    }
    painter.transform = outer
  }
}

import Drawing
import Geometry
import ViewCore

extension Painter {
  /// Fills, or strokes, a path of the current space with a style.
  package mutating func draw(
    _ path: Path, isEvenOdd: Bool = false, stroke: StrokeStyle? = nil, style: _StylePaint
  ) {
    guard !path.isEmpty else { return }
    draw(style) { painter, paint in
      painter.draw(path, isEvenOdd: isEvenOdd, stroke: stroke, paint: paint)
    }
  }

  /// Draws something that takes a paint under everything else that a style is.
  ///
  /// - Parameter silhouette: called once or more, each time with the paint to use.
  package mutating func draw(
    _ style: _StylePaint, _ silhouette: (inout Painter, Paint) -> Void
  ) {
    withBlendMode(style.blendMode) { painter in
      painter.withOpacity(style.opacity) { painter in
        painter.drawShadowed(style.shadows[...], style, silhouette)
      }
    }
  }

  /// Drop shadows lie around the drawing, inner ones on it.
  private mutating func drawShadowed(
    _ shadows: ArraySlice<StyleShadow>, _ style: _StylePaint,
    _ silhouette: (inout Painter, Paint) -> Void
  ) {
    guard let shadow = shadows.last else { return drawPlain(style, silhouette) }
    let rest = shadows.dropLast()
    if shadow.isInner {
      drawShadowed(rest, style, silhouette)
      drawInner(shadow, silhouette)
    } else {
      let filter = DisplayFilter.shadow(
        color: shadow.color, radius: shadow.radius, offset: shadow.offset)
      withFilter(filter) { $0.drawShadowed(rest, style, silhouette) }
    }
  }

  private mutating func drawPlain(
    _ style: _StylePaint, _ silhouette: (inout Painter, Paint) -> Void
  ) {
    guard let pattern = style.pattern else { return silhouette(&self, style.paint) }
    let mask = isolated { silhouette(&$0, .color(.black)) }
    if !mask.isEmpty { compositing(mask: mask) { pattern.draw(&$0) } }
  }

  /// What surrounds the silhouette, blurred and moved, where the silhouette is.
  private mutating func drawInner(
    _ shadow: StyleShadow, _ silhouette: (inout Painter, Paint) -> Void
  ) {
    let mask = isolated { silhouette(&$0, .color(.black)) }
    guard !mask.isEmpty, let toLocal = transform.inverse else { return }
    let reach = shadow.radius * DisplayFilter.blurReach + 1
    let extent = mask.bounds.applying(toLocal)
      .insetBy(
        dx: -reach - abs(shadow.offset.width) * 2, dy: -reach - abs(shadow.offset.height) * 2)
    compositing(mask: mask) { painter in
      painter.translate(by: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
      let blur: [DisplayFilter] = shadow.radius > 0 ? [.blur(radius: shadow.radius)] : []
      painter.withFilters(blur) { painter in
        painter.compositing { painter in
          painter.draw(Path(extent), paint: .color(shadow.color))
          painter.withBlendMode(.destinationOut) { silhouette(&$0, .color(.black)) }
        }
      }
    }
  }

  private mutating func withFilters(
    _ filters: [DisplayFilter], _ content: (inout Painter) -> Void
  ) {
    guard let filter = filters.first else { return content(&self) }
    withFilter(filter, content)
  }
}

extension CGAffineTransform {
  /// The way back, where there is one.
  fileprivate var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite ? inverted() : nil
  }
}

import Geometry

extension DisplayItem {
  /// A rectangle around everything the item can paint, in the coordinates of its parent; null when
  /// it paints nothing. Never too small: strokes count their miters, blurs three deviations.
  package var bounds: CGRect {
    switch self {
    case .group(let group): group.bounds
    case .shape(let shape): shape.bounds
    case .glyphs(let glyphs): glyphs.bounds
    case .image(let image): image.frame.standardized
    }
  }
}

extension DisplayList {
  /// The part of the canvas that is painted.
  package var paintedBounds: CGRect {
    items.bounds.intersection(CGRect(origin: .zero, size: size))
  }
}

extension [DisplayItem] {
  package var bounds: CGRect { reduce(.null) { $0.union($1.bounds) } }
}

extension GroupItem {
  package var bounds: CGRect { innerBounds.applying(transform) }

  /// Before the transform, filters and clip included.
  package var innerBounds: CGRect {
    var bounds = filters.reduce(items.bounds) { $1.extent(of: $0) }
    if let clip { bounds = bounds.intersection(clip.path.boundingRect) }
    return bounds
  }
}

extension DisplayFilter {
  /// How far a Gaussian is followed, in deviations.
  package static let blurReach: CGFloat = 3

  /// What is painted of a group painted in a rectangle.
  package func extent(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    switch self {
    case .blur(let radius):
      let reach = radius * Self.blurReach
      return rect.insetBy(dx: -reach, dy: -reach)
    case .shadow(_, let radius, let offset):
      let reach = radius * Self.blurReach
      return rect.union(
        rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
    case .colorMatrix, .luminanceToAlpha: return rect
    }
  }
}

extension ShapeItem {
  package var bounds: CGRect {
    let rect = path.boundingRect
    guard let stroke, !rect.isNull else { return rect }
    var reach = stroke.lineWidth / 2
    if stroke.lineJoin == .miter, path.hasCorners { reach *= max(1, stroke.miterLimit) }
    if stroke.lineCap == .square { reach = max(reach, stroke.lineWidth * 0.5.squareRoot()) }
    return rect.insetBy(dx: -reach, dy: -reach)
  }
}

extension Path {
  /// Whether a miter could stick out further than half a width; right angles and tangents do not
  /// leave the widened bounds.
  fileprivate var hasCorners: Bool {
    if case .elements = outline { return true }
    return false
  }
}

extension GlyphsItem {
  package var bounds: CGRect {
    glyphs.reduce(.null) { $0.union(bounds(of: $1)) }
  }

  private func bounds(of glyph: Glyph) -> CGRect {
    let em = glyph.outline.bounds
    guard !em.isNull else { return em }
    return em.applying(
      CGAffineTransform(
        a: size, b: 0, c: -slant * size, d: size, tx: glyph.origin.x, ty: glyph.origin.y))
  }
}

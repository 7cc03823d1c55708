import Drawing
import Geometry

extension SVGRenderer {
  mutating func shape(_ shape: ShapeItem, at placement: Placement) {
    guard shape.opacity > 0, !shape.path.isEmpty, placement.shows(shape.bounds) else { return }
    if case .angularGradient = shape.paint {
      var outline = shape
      outline.paint = .color(.white)
      outline.opacity = 1
      outline.blendMode = .normal
      return angular(
        shape.paint, through: .shape(outline), bounds: shape.bounds, opacity: shape.opacity,
        mode: shape.blendMode, at: placement)
    }
    guard shape.paint.isVisible else { return }
    let placed = PlacedShape(shape, placement.transform)
    paint(shape.blendMode, at: placement) { renderer, mode in
      let paint = renderer.resolve(shape.paint, transform: placed.baked)
      var element = ElementAttributes()
      element.transform = placed.transform
      element.blendMode = mode
      element.isMovedReference = renderer.sharedOutline(placed.path, paint: paint) != nil
      let depth = renderer.open(&element, clips: placement.clips)
      renderer.openOutline(placed.path, stroke: placed.stroke, paint: paint)
      if let stroke = placed.stroke {
        renderer.body.append(stroke, paint: paint, opacity: shape.opacity, path: placed.path)
      } else {
        if shape.isEvenOdd { renderer.body.append(" fill-rule=\"evenodd\"") }
        renderer.body.append(fill: paint, opacity: shape.opacity)
      }
      renderer.body.append(element)
      renderer.body.append("/>")
      renderer.close(depth)
    }
  }
}

/// A shape with as much of its transform as possible worked into its coordinates.
struct PlacedShape {
  var path: Path
  var stroke: StrokeStyle?
  /// What is worked in.
  var baked: CGAffineTransform
  /// What is left for a `transform` attribute.
  var transform: CGAffineTransform

  init(_ shape: ShapeItem, _ transform: CGAffineTransform) {
    path = shape.path
    stroke = shape.stroke
    baked = .identity
    self.transform = transform
    if transform.isIdentity { return }
    if let stroke {
      guard let scale = transform.uniformScale else { return }
      self.stroke = stroke.scaled(by: scale)
    }
    path = shape.path.applying(transform)
    baked = transform
    self.transform = .identity
  }
}

extension CGAffineTransform {
  /// The scale of a transform that keeps angles; `nil` for others.
  fileprivate var uniformScale: CGFloat? {
    if isTranslation { return 1 }
    let scale = hypot(a, b)
    let tolerance = 1e-9 * scale
    let turns = abs(a - d) <= tolerance && abs(b + c) <= tolerance
    let mirrors = abs(a + d) <= tolerance && abs(b - c) <= tolerance
    return turns || mirrors ? scale : nil
  }
}

extension StrokeStyle {
  fileprivate func scaled(by scale: CGFloat) -> StrokeStyle {
    if scale == 1 { return self }
    var style = self
    style.lineWidth *= scale
    style.dash = dash.map { $0 * scale }
    style.dashPhase *= scale
    return style
  }
}

extension ByteWriter {
  /// Opens the element that draws an outline: a primitive where it draws the same, else a path.
  mutating func append(outline path: Path, stroke: StrokeStyle? = nil) {
    switch path.outline {
    case .rect(let rect) where stroke == nil || !rect.isEmpty:
      append("<rect")
      append(frame: rect.standardized)
    case .ellipse(let rect) where !rect.isEmpty:
      appendEllipse(in: rect.standardized)
    case .roundedRect(let shape) where shape.style == .circular && stroke?.dash.isEmpty != false:
      append("<rect")
      append(frame: shape.rect.standardized)
      attribute(" rx=\"", length: shape.corner.width)
      if shape.corner.height != shape.corner.width {
        attribute(" ry=\"", length: shape.corner.height)
      }
    default:
      append("<path d=\"")
      append(PathData(path.elements))
      append("\"")
    }
  }

  private mutating func append(frame: CGRect) {
    let x = DecimalWriter.thousandths(frame.minX)
    let y = DecimalWriter.thousandths(frame.minY)
    if x != 0 {
      append(" x=\"")
      append(thousandths: x)
      append("\"")
    }
    if y != 0 {
      append(" y=\"")
      append(thousandths: y)
      append("\"")
    }
    attribute(" width=\"", length: frame.width)
    attribute(" height=\"", length: frame.height)
  }

  private mutating func appendEllipse(in rect: CGRect) {
    let isCircle = rect.width == rect.height
    append(isCircle ? "<circle" : "<ellipse")
    attribute(" cx=\"", length: rect.midX)
    attribute(" cy=\"", length: rect.midY)
    attribute(isCircle ? " r=\"" : " rx=\"", length: rect.width / 2)
    if !isCircle { attribute(" ry=\"", length: rect.height / 2) }
  }

  /// The attributes of a stroke. SVG's own defaults are left out; its miter limit is 4, not 10.
  mutating func append(
    _ stroke: StrokeStyle, paint: ResolvedPaint, opacity: Double, path: Path
  ) {
    append(" fill=\"none\" stroke=\"")
    append(paint)
    append("\"")
    if paint.alpha * opacity < 1 { attribute(" stroke-opacity=\"", factor: paint.alpha * opacity) }
    if stroke.lineWidth != 1 { attribute(" stroke-width=\"", length: stroke.lineWidth) }
    switch stroke.lineCap {
    case .butt: break
    case .round: append(" stroke-linecap=\"round\"")
    case .square: append(" stroke-linecap=\"square\"")
    }
    switch stroke.lineJoin {
    case .miter:
      if case .elements = path.outline, stroke.miterLimit != 4 {
        attribute(" stroke-miterlimit=\"", factor: stroke.miterLimit)
      }
    case .round: append(" stroke-linejoin=\"round\"")
    case .bevel: append(" stroke-linejoin=\"bevel\"")
    }
    guard !stroke.dash.isEmpty else { return }
    append(" stroke-dasharray=\"")
    for (index, length) in stroke.dash.enumerated() {
      if index > 0 { append(" ") }
      append(length: length)
    }
    append("\"")
    if stroke.dashPhase != 0 { attribute(" stroke-dashoffset=\"", length: stroke.dashPhase) }
  }
}

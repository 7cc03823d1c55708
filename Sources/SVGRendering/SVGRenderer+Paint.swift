import Drawing
import Geometry

/// A paint as an attribute can say it.
enum ResolvedPaint {
  case color(DisplayColor)
  case gradient(Identifier)

  /// The alpha that the attribute does not carry itself.
  var alpha: Double {
    if case .color(let color) = self { return color.alpha }
    return 1
  }

  var isBlack: Bool {
    guard case .color(let color) = self else { return false }
    let (red, green, blue, _) = color.bytes
    return red == 0 && green == 0 && blue == 0
  }
}

extension SVGRenderer {
  /// The paint in the present tone. `transform` is what has been worked into the coordinates of the
  /// shape; gradients get it as their own.
  mutating func resolve(_ paint: Paint, transform: CGAffineTransform) -> ResolvedPaint {
    switch paint {
    case .color(let color): return .color(color.toned(tone))
    case .linearGradient(let stops, let start, let end):
      guard stops.count > 1, start != end else { return lastColor(stops) }
      return gradient(stops, transform: transform, name: "linearGradient") { writer in
        writer.attribute(" x1=\"", length: start.x)
        writer.attribute(" y1=\"", length: start.y)
        writer.attribute(" x2=\"", length: end.x)
        writer.attribute(" y2=\"", length: end.y)
      }
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let (radius, stops) = stops.onRadius(from: startRadius, to: endRadius)
      guard stops.count > 1, radius > 0 else { return lastColor(stops) }
      return gradient(stops, transform: transform, name: "radialGradient") { writer in
        writer.attribute(" cx=\"", length: center.x)
        writer.attribute(" cy=\"", length: center.y)
        writer.attribute(" r=\"", length: radius)
      }
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      let (radius, stops) = stops.onRadius(from: start, to: end)
      guard stops.count > 1, radius > 0, radii.width > 0, radii.height > 0 else {
        return lastColor(stops)
      }
      let ellipse = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      return gradient(
        stops, transform: ellipse.concatenating(transform), name: "radialGradient"
      ) { writer in
        writer.append(" cx=\"0\" cy=\"0\"")
        writer.attribute(" r=\"", factor: radius)
      }
    case .angularGradient(let stops, _, _, _): return lastColor(stops)
    }
  }

  private func lastColor(_ stops: [GradientStop]) -> ResolvedPaint {
    .color((stops.last?.color ?? .clear).toned(tone))
  }

  private mutating func gradient(
    _ stops: [GradientStop], transform: CGAffineTransform, name: StaticString,
    geometry: (inout ByteWriter) -> Void
  ) -> ResolvedPaint {
    let identifier = ids.next()
    definitions.append("<")
    definitions.append(name)
    definitions.append(" id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\" gradientUnits=\"userSpaceOnUse\"")
    geometry(&definitions)
    if !transform.isIdentity {
      definitions.append(transform: transform, name: " gradientTransform=\"")
    }
    definitions.append(">")
    for stop in stops {
      definitions.append("<stop")
      if stop.location > 0 { definitions.attribute(" offset=\"", factor: stop.location) }
      let color = stop.color.toned(tone)
      definitions.append(" stop-color=\"")
      definitions.append(color: color)
      definitions.append("\"")
      if color.alpha < 1 { definitions.attribute(" stop-opacity=\"", factor: color.alpha) }
      definitions.append("/>")
    }
    definitions.append("</")
    definitions.append(name)
    definitions.append(">")
    return .gradient(identifier)
  }
}

extension Paint {
  /// Whether the paint leaves a mark.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension [GradientStop] {
  /// The stops of a ring between two radii, spread over one circle, and its radius. SVG gradients
  /// begin at the centre.
  fileprivate func onRadius(from start: CGFloat, to end: CGFloat) -> (CGFloat, [GradientStop]) {
    let radius = Swift.max(start, end)
    guard start > 0 || start > end, radius > 0 else { return (radius, self) }
    let spread = map { stop in
      GradientStop(
        color: stop.color, location: (start + (end - start) * stop.location) / radius)
    }
    return (radius, start > end ? spread.reversed() : spread)
  }
}

extension ByteWriter {
  mutating func append(_ paint: ResolvedPaint) {
    switch paint {
    case .color(let color): append(color: color)
    case .gradient(let identifier):
      append("url(#")
      append(identifier.bytes)
      append(")")
    }
  }

  /// `fill` and `fill-opacity`, left out where they are black and 1.
  mutating func append(fill paint: ResolvedPaint, opacity: Double) {
    if !paint.isBlack {
      append(" fill=\"")
      append(paint)
      append("\"")
    }
    let alpha = paint.alpha * opacity
    if alpha < 1 { attribute(" fill-opacity=\"", factor: alpha) }
  }
}

import Drawing
import Geometry
import ViewCore

/// Rule M7: resolved colours move by their sRGB components times their opacity; gradients of as many
/// stops stop by stop. What is not made of the same parts changes at once.
extension _StylePaint: ComponentRepresentable {
  package var components: ComponentVector {
    var values = [opacity]
    for color in paint.colors { values += color.premultiplied }
    values += paint.locations.map { Double($0) }
    for shadow in shadows {
      values += shadow.color.premultiplied
      values += [shadow.radius, shadow.offset.width, shadow.offset.height].map { Double($0) }
    }
    return ComponentVector(values)
  }

  package func replacingComponents(by vector: ComponentVector) -> _StylePaint {
    var rest = vector.components[...]
    var result = self
    result.opacity = rest.popFirst() ?? opacity
    let colors = paint.colors.map { _ in DisplayColor(premultiplied: &rest) }
    let locations = paint.locations.map { _ in CGFloat(rest.popFirst() ?? 0) }
    result.paint = paint.replacing(colors, locations)
    for index in shadows.indices {
      result.shadows[index].color = DisplayColor(premultiplied: &rest)
      result.shadows[index].radius = max(0, CGFloat(rest.popFirst() ?? 0))
      result.shadows[index].offset = CGSize(
        width: CGFloat(rest.popFirst() ?? 0), height: CGFloat(rest.popFirst() ?? 0))
    }
    return result
  }

  package func interpolates(to other: _StylePaint) -> Bool {
    pattern == nil && other.pattern == nil && paint.kind == other.paint.kind
      && blendMode == other.blendMode
      && shadows.map(\.isInner) == other.shadows.map(\.isInner)
  }
}

extension Paint {
  /// What must agree for two paints to move into each other.
  fileprivate var kind: [Int] {
    let kind =
      switch self {
      case .color: 0
      case .linearGradient: 1
      case .radialGradient: 2
      case .ellipticalGradient: 3
      case .angularGradient: 4
      }
    return [kind, colors.count]
  }

  private var stops: [GradientStop] {
    switch self {
    case .color: []
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops
    }
  }

  fileprivate var colors: [DisplayColor] {
    if case .color(let color) = self { return [color] }
    return stops.map(\.color)
  }

  fileprivate var locations: [CGFloat] { stops.map(\.location) }

  fileprivate func replacing(_ colors: [DisplayColor], _ locations: [CGFloat]) -> Paint {
    let stops = zip(colors, locations).map { GradientStop(color: $0, location: $1) }
    switch self {
    case .color(let color): return .color(colors.first ?? color)
    case .linearGradient(_, let start, let end):
      return .linearGradient(stops: stops, start: start, end: end)
    case .radialGradient(_, let center, let start, let end):
      return .radialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(_, let center, let radii, let start, let end):
      return .ellipticalGradient(
        stops: stops, center: center, radii: radii, startFraction: start, endFraction: end)
    case .angularGradient(_, let center, let start, let end):
      return .angularGradient(stops: stops, center: center, start: start, end: end)
    }
  }
}

extension DisplayColor {
  /// The components times the opacity, and the opacity.
  var premultiplied: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }

  /// The colour of the next four components.
  init(premultiplied rest: inout ArraySlice<Double>) {
    let values = (0..<4).map { _ in rest.popFirst() ?? 0 }
    let alpha = min(1, max(0, values[3]))
    func component(_ value: Double) -> Double {
      alpha > 0 ? min(1, max(0, value / alpha)) : 0
    }
    self.init(
      red: component(values[0]), green: component(values[1]), blue: component(values[2]),
      alpha: alpha)
  }
}

/// What the runs of a text are drawn with, in the order of their styles.
struct TextPaints: ComponentRepresentable {
  private var paints: [_StylePaint]

  init(of text: ResolvedText, in bounds: CGRect, _ environment: EnvironmentValues) {
    paints = text.styles.map {
      ($0.foreground ?? ForegroundStyle())._paint(in: bounds, environment: environment)
    }
  }

  subscript(index: Int) -> _StylePaint? { paints.indices.contains(index) ? paints[index] : nil }

  var components: ComponentVector { ComponentVector(paints.flatMap(\.components.components)) }

  func replacingComponents(by vector: ComponentVector) -> TextPaints {
    var result = self
    var start = 0
    for index in paints.indices {
      let count = paints[index].components.components.count
      let own = vector.components[min(start, vector.components.count)...].prefix(count)
      result.paints[index] = paints[index].replacingComponents(by: ComponentVector(Array(own)))
      start += count
    }
    return result
  }

  func interpolates(to other: TextPaints) -> Bool {
    paints.count == other.paints.count
      && zip(paints, other.paints).allSatisfy { $0.interpolates(to: $1) }
  }
}

extension DisplayFilter: ComponentRepresentable {
  package var components: ComponentVector {
    switch self {
    case .blur(let radius): ComponentVector([Double(radius)])
    case .shadow(let color, let radius, let offset):
      ComponentVector(
        color.premultiplied + [radius, offset.width, offset.height].map { Double($0) })
    case .colorMatrix(let values): ComponentVector(values)
    case .luminanceToAlpha: ComponentVector([])
    }
  }

  package func replacingComponents(by vector: ComponentVector) -> DisplayFilter {
    var rest = vector.components[...]
    switch self {
    case .blur: return .blur(radius: max(0, CGFloat(rest.popFirst() ?? 0)))
    case .shadow:
      let color = DisplayColor(premultiplied: &rest)
      let lengths = rest.map { CGFloat($0) }
      guard lengths.count == 3 else { return self }
      return .shadow(
        color: color, radius: max(0, lengths[0]),
        offset: CGSize(width: lengths[1], height: lengths[2]))
    case .colorMatrix: return .colorMatrix(vector.components)
    case .luminanceToAlpha: return self
    }
  }

  package func interpolates(to other: DisplayFilter) -> Bool {
    switch (self, other) {
    case (.blur, .blur), (.shadow, .shadow), (.colorMatrix, .colorMatrix): true
    case (.luminanceToAlpha, _), (.blur, _), (.shadow, _), (.colorMatrix, _): false
    }
  }
}

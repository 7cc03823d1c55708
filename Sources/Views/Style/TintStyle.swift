import Drawing
import Geometry
import ViewCore

/// A style in the place of the accent colour.
///
/// Bars, gauges and `.tint` are drawn with it; what knows colours only takes one of the style's.
struct TintStyle: Sendable {
  /// What is drawn where a length is filled from the leading edge.
  let bar: AnyShapeStyle
  /// What is drawn along a ring from an angle to another, in degrees.
  let ring: @Sendable (_ start: Double, _ end: Double) -> AnyShapeStyle
  let color: Color?

  init<S: ShapeStyle>(_ style: S) {
    switch style {
    case let color as Color:
      self.color = color
      bar = AnyShapeStyle(color)
      ring = { _, _ in AnyShapeStyle(color) }
    case let gradient as Gradient:
      color = gradient.stops.first?.color
      bar = AnyShapeStyle(
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
      ring = { start, end in
        AnyShapeStyle(
          AngularGradient(
            gradient: gradient, center: .center, startAngle: .degrees(start),
            endAngle: .degrees(end)))
      }
    default:
      let erased = AnyShapeStyle(style)
      color = (style as? any ColoredStyle)?.firstColor
      bar = erased
      ring = { _, _ in erased }
    }
  }
}

/// A style that has a colour to stand for it.
protocol ColoredStyle {
  var firstColor: Color? { get }
}

extension AnyGradient: ColoredStyle {}
extension LinearGradient: ColoredStyle { var firstColor: Color? { gradient.firstColor } }
extension RadialGradient: ColoredStyle { var firstColor: Color? { gradient.firstColor } }
extension AngularGradient: ColoredStyle { var firstColor: Color? { gradient.firstColor } }
extension EllipticalGradient: ColoredStyle { var firstColor: Color? { gradient.firstColor } }
extension HierarchicalShapeStyle: ColoredStyle {
  var firstColor: Color? { .primary }
}

extension EnvironmentValues {
  private enum TintStyleKey: EnvironmentKey {
    static var defaultValue: TintStyle? { nil }
  }

  /// The style set by `tint`, where it is another than a colour.
  fileprivate(set) var tintStyle: TintStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// Sets the accent colour, in the place of a style.
  mutating func setTint(_ color: Color?) {
    tintColor = color
    if tintStyle != nil { tintStyle = nil }
  }

  mutating func setTint<S: ShapeStyle>(_ style: S) {
    let tint = TintStyle(style)
    if let color = tint.color { tintColor = color }
    tintStyle = style is Color ? nil : tint
  }

  /// What fills a bar.
  var barTint: AnyShapeStyle { tintStyle?.bar ?? AnyShapeStyle(Color.accentColor) }

  /// What is drawn along a ring between two angles in degrees.
  func ringTint(from start: Double, to end: Double) -> AnyShapeStyle {
    tintStyle?.ring(start, end) ?? AnyShapeStyle(Color.accentColor)
  }
}

extension _BuiltInModifier {
  nonisolated public static func tint(_ tint: Color?) -> Self { environment { $0.setTint(tint) } }
}

extension View {
  @inlinable nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(_BuiltInModifier.tint(accentColor))
  }

  @inlinable nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(_BuiltInModifier.tint(tint))
  }

  /// A style in the place of the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changingEnvironment {
      if let tint { $0.setTint(tint) } else { $0.setTint(nil) }
    }
  }
}

import Drawing
import Geometry
import ViewCore

/// A style with less opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let style: Style
  let opacity: Double
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    var result = style._paint(in: bounds, environment: environment)
    result.opacity *= min(1, max(0, opacity))
    return result
  }
}

/// A style blended with what is behind it.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let style: Style
  let mode: BlendMode
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    var result = style._paint(in: bounds, environment: environment)
    result.blendMode = mode.displayMode
    return result
  }
}

/// A shadow of a shape that a style fills.
///
/// Coverage: full. Verified: believed (the Gaussian's sigma is the radius, rule P12).
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// Behind the shape; black at a third where no colour is given.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: max(0, radius), offset: CGSize(width: x, height: y), isInner: false)
  }

  /// On the shape, as if it were cut out; black at 55 % where no colour is given.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: max(0, radius), offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style whose shapes cast a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let style: Style
  let shadow: ShadowStyle
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    var result = style._paint(in: bounds, environment: environment)
    result.shadows.append(
      StyleShadow(
        color: shadow.color.displayColor(in: environment), radius: shadow.radius,
        offset: shadow.offset, isInner: shadow.isInner))
    return result
  }
}

extension ShapeStyle {
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

// The foreground with an effect: `.fill(.shadow(.inner(radius: 2)))`.
extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}

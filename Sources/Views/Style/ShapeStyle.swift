import Drawing
import Geometry
import ViewCore

/// A colour or pattern to use when drawing a shape.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style in a given environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is drawn inside bounds, in an environment.
  func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint
}

extension ShapeStyle {
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    resolve(in: environment)._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by itself")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style as it is drawn: a paint and what surrounds it.
public struct _StylePaint {
  package var paint: Paint
  package var opacity = 1.0
  package var blendMode = DisplayBlendMode.normal

  package init(_ paint: Paint) { self.paint = paint }
}

extension Color: ShapeStyle {
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(.color(displayColor(in: environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(self)._paint(in: bounds, environment: environment)
  }
}

/// The style of the foreground around a view.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    environment.foregroundStyles.first?._paint(in: bounds, environment: environment.withoutForeground)
      ?? Color.primary._paint(in: bounds, environment: environment)
  }
}

/// The background of the container around a view.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(.system(.background))._paint(in: bounds, environment: environment)
  }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(.system(.separator))._paint(in: bounds, environment: environment)
  }
}

/// The tint of the views around.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color.accentColor._paint(in: bounds, environment: environment)
  }
}

/// A level of the foreground style: of the given secondary styles, else the label colours, else
/// the first style at the labels' opacities.
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let level: Int

  /// Source: facts.md §5 "Labels".
  private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
  private static let opacities = [1, 0.6, 0.3, 0.18, 0.05]

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    let styles = environment.foregroundStyles
    let outer = environment.withoutForeground
    guard let first = styles.first else {
      return Color(.system(Self.labels[level]))._paint(in: bounds, environment: environment)
    }
    if level < styles.count { return styles[level]._paint(in: bounds, environment: outer) }
    var result = first._paint(in: bounds, environment: outer)
    result.opacity *= Self.opacities[level]
    return result
  }
}

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

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }
}

/// A style of a hidden type.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    style._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

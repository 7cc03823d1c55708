import Drawing
import Geometry
import ViewCore

/// The style of the foreground around a view.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    environment.foregroundStyles.first?._paint(
      in: bounds, environment: environment.withoutForeground)
      ?? Color.primary._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the container around a view, or what `backgroundStyle(_:)` says.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    var outer = environment
    outer.backgroundStyle = nil
    return environment.backgroundStyle?._paint(in: bounds, environment: outer)
      ?? Color(.system(.background))._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  private enum BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The style of `BackgroundStyle`; `nil` is the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
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

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The tint of the views around.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    environment.tintStyle?.bar._paint(in: bounds, environment: environment)
      ?? Color.accentColor._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color.accentColor._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The fill of things on the background.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(.system(.fill))._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(.system(.link))._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(.system(.placeholder))._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(.system(.background))._paint(in: bounds, environment: environment)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

import Geometry
import ViewCore

extension EnvironmentValues {
  private enum ForegroundStylesKey: EnvironmentKey {
    static let defaultValue: [any ShapeStyle] = []
  }

  /// The foreground's styles, first to third; empty where the labels' colours hold.
  package var foregroundStyles: [any ShapeStyle] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  private enum ForegroundIsChosenKey: EnvironmentKey { static let defaultValue = false }

  /// Whether component code has set the foreground: then labels of buttons have it in the place of the
  /// tint (rule C13). What a container sets for its texts leaves buttons tinted.
  var isForegroundChosen: Bool {
    get { self[ForegroundIsChosenKey.self] }
    set { if newValue != isForegroundChosen { self[ForegroundIsChosenKey.self] = newValue } }
  }

  /// For styles that refer to the foreground: theirs was resolved when it was set.
  var withoutForeground: EnvironmentValues {
    var result = self
    result.foregroundStyles = []
    return result
  }
}

/// A hierarchical style bound to the foreground around the view that set it.
private struct BoundStyle: ShapeStyle {
  typealias Resolved = Never
  let style: any ShapeStyle
  let outer: [any ShapeStyle]

  func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    var environment = environment
    environment.foregroundStyles = outer
    return style._paint(in: bounds, environment: environment)
  }
}

extension _BuiltInModifier {
  nonisolated public static func foreground(_ styles: [any ShapeStyle]) -> Self {
    environment { values in
      let outer = values.foregroundStyles
      values.foregroundStyles = styles.map { BoundStyle(style: $0, outer: outer) }
      values.isForegroundChosen = !styles.isEmpty
    }
  }

  nonisolated public static func foreground(_ color: Color?) -> Self {
    foreground(color.map { [$0] } ?? [])
  }
}

extension View {
  @_disfavoredOverload
  @inlinable nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_BuiltInModifier.foreground([style]))
  }

  @_disfavoredOverload
  @inlinable nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { modifier(_BuiltInModifier.foreground([primary, secondary])) }

  @_disfavoredOverload
  @inlinable
  nonisolated public func foregroundStyle<
    S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
  >(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { modifier(_BuiltInModifier.foreground([primary, secondary, tertiary])) }

  @_disfavoredOverload
  @inlinable nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(_BuiltInModifier.foreground(color))
  }

  /// The foreground of a container's texts, which is not that of the buttons among them.
  nonisolated func textForeground<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { values in
      values.foregroundStyles = [BoundStyle(style: style, outer: values.foregroundStyles)]
    }
  }
}

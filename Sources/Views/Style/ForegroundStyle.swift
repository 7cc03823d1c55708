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

extension View {
  @_disfavoredOverload
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    settingForeground([style])
  }

  @_disfavoredOverload
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { settingForeground([primary, secondary]) }

  @_disfavoredOverload
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { settingForeground([primary, secondary, tertiary]) }

  @_disfavoredOverload
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    settingForeground(color.map { [$0] } ?? [])
  }

  nonisolated private func settingForeground(_ styles: [any ShapeStyle]) -> some View {
    changingEnvironment { values in
      let outer = values.foregroundStyles
      values.foregroundStyles = styles.map { BoundStyle(style: $0, outer: outer) }
    }
  }
}

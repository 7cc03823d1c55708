import Geometry
import ViewCore

/// Whether an interface is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private enum ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
  }
  private enum SystemLookKey: EnvironmentKey { static let defaultValue = SystemLook.ios18 }
  private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Which system's palette and metrics are drawn.
  package var systemLook: SystemLook {
    get { self[SystemLookKey.self] }
    set { self[SystemLookKey.self] = newValue }
  }

  /// The colour set by `tint` or `accentColor`; the accent colour in it is the one set around.
  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue?.replacingAccent(with: self[TintKey.self]) }
  }
}

extension View {
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Whether this view and those in it take input; an outer `true` never enables an inner `false`.
  @inlinable nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

import Geometry
import ViewCore

/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
  private enum VerticalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }

  /// Compact, as on every iPhone held upright, unless set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// Regular, as on every iPhone held upright, unless set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
}

import Geometry
import ViewCore

/// The appearance of lists.
public protocol ListStyle: Sendable {
  static var _kind: _ListStyleKind { get }
}

public enum _ListStyleKind: Sendable {
  case automatic, insetGrouped, grouped, plain, inset, sidebar, bordered

  var isGrouped: Bool {
    switch self {
    case .automatic, .insetGrouped, .grouped, .sidebar: true
    case .plain, .inset, .bordered: false
    }
  }

  /// Whether sections are cards that stand off the sides.
  var hasCards: Bool { isGrouped && self != .grouped }
}

typealias ListStyleKind = _ListStyleKind

public struct DefaultListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .automatic }
  nonisolated public init() {}
}
public struct InsetGroupedListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .insetGrouped }
  nonisolated public init() {}
}
public struct GroupedListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .grouped }
  nonisolated public init() {}
}
public struct PlainListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .plain }
  nonisolated public init() {}
}
public struct InsetListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .inset }
  nonisolated public init() {}
  nonisolated public init(alternatesRowBackgrounds: Bool) {}
}
public struct SidebarListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .sidebar }
  nonisolated public init() {}
}
public struct BorderedListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .bordered }
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// The distance between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, compact, custom(CGFloat) }
  let kind: Kind
  public static let `default` = ListSectionSpacing(kind: .standard)
  public static let compact = ListSectionSpacing(kind: .compact)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }
}

/// What modifiers around a list say to it.
struct ListConfiguration: Equatable, Sendable {
  var style = ListStyleKind.automatic
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
}

extension EnvironmentValues {
  private enum ListConfigurationKey: EnvironmentKey {
    static let defaultValue = ListConfiguration()
  }
  private enum MinRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  private enum MinHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

  var listConfiguration: ListConfiguration {
    get { self[ListConfigurationKey.self] }
    set { self[ListConfigurationKey.self] = newValue }
  }

  /// The least height of rows where it was set.
  var ownMinListRowHeight: CGFloat? { self[MinRowHeightKey.self] }

  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] ?? 0 }
    set { self[MinRowHeightKey.self] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    changingEnvironment { $0.listConfiguration.style = S._kind }
  }

  /// Points between rows; each row stands by itself then.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    changingEnvironment {
      $0.listConfiguration.rowSpacing = spacing.flatMap { $0.isFinite ? max(0, $0) : nil }
    }
  }

  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changingEnvironment { $0.listConfiguration.sectionSpacing = spacing }
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(spacing.isFinite ? .custom(max(0, spacing)) : .default)
  }
}

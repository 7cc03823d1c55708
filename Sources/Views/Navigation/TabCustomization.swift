import Geometry
import ViewCore

/// What somebody has changed about tabs in a sidebar. Nobody has: an iPhone has no sidebar.
///
/// Coverage: inert. Verified: documented.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}

  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}

public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
}

extension View {
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
}

/// Tabs with a badge.
public struct _BadgedTabContent<Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = _NoTabs<Content.TabValue>
  let content: Content
  let label: Text?
  public var _tabs: [AnyView] { content._tabs.map { AnyView($0.badge(label)) } }
}

extension TabContent {
  /// No badge for zero.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, label: label)
  }
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    badge(Text(label))
  }

  /// Kept for sidebars, which an iPhone has not.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Without the tabs, or with them.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _OptionalTabContent(content: hidden ? nil : self)
  }
}

import Geometry
import LayoutCore
import ViewCore

/// The label of a view's tab.
struct TabItemKey: LayoutValueKey {
  static var defaultValue: TabItem? { nil }
}

struct TabItem: @unchecked Sendable {
  let label: AnyView
}

extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    layoutValue(key: TabItemKey.self, value: TabItem(label: AnyView(label())))
  }
}

/// Content of a tab view: its tabs with their labels.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent where Body.TabValue == TabValue
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The tabs as views that carry their labels and values.
  var _tabs: [AnyView] { get }
}

extension TabContent {
  public var _tabs: [AnyView] { body._tabs }
}

extension TabContent where Body == _NoTabs<TabValue> {
  public var body: _NoTabs<TabValue> { _NoTabs() }
}

/// No tabs at all.
public struct _NoTabs<TabValue: Hashable>: TabContent {
  public typealias Body = _NoTabs<TabValue>
  nonisolated public init() {}
  public var _tabs: [AnyView] { [] }
}

public enum TabRole: Hashable, Sendable { case search }

/// One tab.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label
}

extension Tab: TabContent {
  public typealias TabValue = Value
  public typealias Body = _NoTabs<Value>

  public var _tabs: [AnyView] {
    let item = content.tabItem { label }
    return [value.map { AnyView(item.tag($0)) } ?? AnyView(item)]
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label()) }
}

extension Tab where Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Label == EmptyView {
  /// A tab without a label, for bars of one's own.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView())
  }

  nonisolated public init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab whose label follows from its role.
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role))
  }

  nonisolated public init(
    role: TabRole, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
}

/// The label of a tab made of a title and an image.
public struct DefaultTabLabel {
  let title: Text
  let image: Image
}

extension DefaultTabLabel {
  nonisolated init(_ role: TabRole) {
    switch role {
    case .search: self.init(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
    }
  }
}

extension DefaultTabLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// Several tabs in order, each under its position.
public struct _TabGroup<TabValue: Hashable> {
  let contents: [any TabContent<TabValue>]
}

extension _TabGroup: TabContent {
  public typealias Body = _NoTabs<TabValue>
  public var _tabs: [AnyView] { contents.flatMap(\._tabs) }
}

/// A group of tabs under a title; on an iPhone its tabs stand with the others.
public struct TabSection<TabValue: Hashable> {
  let contents: any TabContent<TabValue>

  nonisolated public init<C: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> C
  ) where C.TabValue == TabValue { contents = content() }

  nonisolated public init<C: TabContent>(@TabContentBuilder<TabValue> content: () -> C)
  where C.TabValue == TabValue { contents = content() }
}

extension TabSection: TabContent {
  public typealias Body = _NoTabs<TabValue>
  public var _tabs: [AnyView] { contents._tabs }
}

/// Tabs that may be missing.
public struct _OptionalTabContent<Content: TabContent> {
  let content: Content?
}

extension _OptionalTabContent: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = _NoTabs<Content.TabValue>
  public var _tabs: [AnyView] { content?._tabs ?? [] }
}

/// Composes the content of tab views from closures.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildBlock() -> _TabGroup<TabValue> { _TabGroup(contents: []) }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue {
    first
  }

  public static func buildPartialBlock<C0: TabContent, C1: TabContent>(accumulated: C0, next: C1)
    -> _TabGroup<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue {
    _TabGroup(contents: [accumulated, next])
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C>
  where C.TabValue == TabValue { _OptionalTabContent(content: content) }

  public static func buildEither<C: TabContent>(first: C) -> _TabGroup<TabValue>
  where C.TabValue == TabValue { _TabGroup(contents: [first]) }

  public static func buildEither<C: TabContent>(second: C) -> _TabGroup<TabValue>
  where C.TabValue == TabValue { _TabGroup(contents: [second]) }
}

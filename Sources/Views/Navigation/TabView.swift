import Geometry
import LayoutCore
import ViewCore

/// Switches between several views by a bar of tabs.
///
/// Coverage: tab items, tags, `Tab` values, pages; no sidebar. Verified: recorded for the bar's
/// heights (facts.md §4), else believed.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var ownIndex = 0
  @Environment(\.tabViewStyleKind) private var style
  @Environment(\.tabAccessory) private var accessory

  init(selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  public var body: some View {
    TabContainer(
      content: content, choice: selection.map { PickerChoice($0) }, ownIndex: $ownIndex,
      style: style, accessory: accessory)
  }
}

extension TabView where SelectionValue == Int {
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabViews, C.TabValue == Never {
    self.init(selection: nil, content: _TabViews(tabs: content()._tabs))
  }
}

extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabViews, C.TabValue == SelectionValue {
    self.init(selection: selection, content: _TabViews(tabs: content()._tabs))
  }
}

/// The tabs of `Tab` values as views, each under its position.
public struct _TabViews {
  let tabs: [AnyView]
}

extension _TabViews: View {
  public var body: some View { ForEach(tabs.indices, id: \.self) { tabs[$0] } }
}

public protocol TabViewStyle: Sendable {
  static var _kind: _TabViewStyleKind { get }
}

public enum _TabViewStyleKind: Sendable { case bar, page }

public struct DefaultTabViewStyle: TabViewStyle {
  public static var _kind: _TabViewStyleKind { .bar }
  nonisolated public init() {}
}
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  public static var _kind: _TabViewStyleKind { .page }
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public static var _kind: _TabViewStyleKind { .bar }
  nonisolated public init() {}
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public static var _kind: _TabViewStyleKind { .bar }
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension EnvironmentValues {
  private enum TabViewStyleKey: EnvironmentKey { static let defaultValue = _TabViewStyleKind.bar }

  var tabViewStyleKind: _TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.tabViewStyleKind = S._kind }
  }
}

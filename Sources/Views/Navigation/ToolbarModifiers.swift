import Geometry
import ViewCore

/// A bar that toolbar modifiers speak of.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  var isNavigationBar: Bool { self == .navigationBar || self == .automatic }
}

public struct ToolbarRole: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// Whether the screen shown in a tab view hides the bar.
enum TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility { .automatic }
  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    if value == .automatic { value = nextValue() }
  }
}

extension View {
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { settingVisibility(visibility, bars) }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { settingVisibility(visibility, bars) }

  nonisolated private func settingVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement])
    -> some View
  {
    let isNavigationBar = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    let isTabBar = bars.contains(.tabBar)
    return navigationTrait { traits in
      if isNavigationBar, visibility != .automatic { traits.isBarHidden = visibility == .hidden }
    }
    .transformPreference(TabBarVisibilityKey.self) { if isTabBar { $0 = visibility } }
  }

  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let isNavigationBar = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return navigationTrait { if isNavigationBar { $0.barBackground = AnyShapeStyle(style) } }
  }

  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { settingBackground(visibility, bars) }

  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { settingBackground(visibility, bars) }

  nonisolated private func settingBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement])
    -> some View
  {
    let isNavigationBar = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return navigationTrait { if isNavigationBar { $0.barBackgroundVisibility = visibility } }
  }

  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }
}

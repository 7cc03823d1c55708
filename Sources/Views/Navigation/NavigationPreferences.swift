import Geometry
import ViewCore

/// What a screen says of the bars around it; the first view to speak of a thing wins.
struct NavigationTraits {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var isBackButtonHidden: Bool?
  var barBackground: AnyShapeStyle?
  var barBackgroundVisibility: Visibility?
  var search: SearchField?
}

enum NavigationTraitsKey: EarlyPreferenceKey {
  static var defaultValue: NavigationTraits { NavigationTraits() }

  static func reduce(value: inout NavigationTraits, nextValue: () -> NavigationTraits) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
    value.isBarHidden = value.isBarHidden ?? next.isBarHidden
    value.isBackButtonHidden = value.isBackButtonHidden ?? next.isBackButtonHidden
    value.barBackground = value.barBackground ?? next.barBackground
    value.search = value.search ?? next.search
    value.barBackgroundVisibility = value.barBackgroundVisibility ?? next.barBackgroundVisibility
  }
}

/// A screen for values of a type.
struct NavigationDestination {
  /// The content for a value of the type; `nil` for others.
  let content: (AnyHashable) -> AnyView?
}

enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: [NavigationDestination] { [] }
  static func reduce(
    value: inout [NavigationDestination], nextValue: () -> [NavigationDestination]
  ) { value.append(contentsOf: nextValue()) }
}

/// A screen that a view of another screen shows over it.
struct NavigationScreen {
  /// The node that shows it, and what it is shown for.
  let source: ObjectIdentifier
  let id: AnyHashable
  let content: () -> AnyView
  let dismiss: () -> Void
}

enum NavigationScreensKey: PreferenceKey {
  static var defaultValue: [NavigationScreen] { [] }
  static func reduce(value: inout [NavigationScreen], nextValue: () -> [NavigationScreen]) {
    value.append(contentsOf: nextValue())
  }
}

extension View {
  nonisolated func navigationTrait(_ change: @escaping (inout NavigationTraits) -> Void)
    -> some View
  { transformPreference(NavigationTraitsKey.self, change) }
}

import Geometry
import LayoutCore
import ViewCore

/// A search field of a screen.
struct SearchField {
  let text: Binding<String>
  let prompt: Text
}

/// Where a search field stands; the bar of the screen around decides.
public struct SearchFieldPlacement: Hashable, Sendable {
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { navigationBarDrawer }
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    navigationTrait { $0.search = SearchField(text: text, prompt: prompt ?? Text("Search")) }
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search"
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { self }

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
}

/// A search field in a bar: 36 high in a grey box, 44 in a capsule on iOS 26.
struct SearchFieldView: View {
  let field: SearchField
  @Environment(\.systemLook) private var look

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField(text: field.text, prompt: field.prompt.foregroundStyle(.secondary)) { field.prompt }
        .textFieldStyle(.plain)
    }
    .padding(.horizontal, look == .ios18 ? 8 : 14)
    .frame(height: look == .ios18 ? 36 : 44)
    .background {
      if look == .ios18 {
        RoundedRectangle(cornerRadius: 10).fill(Color(.system(.tertiaryFill)))
      } else {
        Capsule()
          .fill(Color(.system(.background)).opacity(0.85))
          .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
      }
    }
  }
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the user searches; never at rest.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

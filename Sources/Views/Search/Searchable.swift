import Geometry
import LayoutCore
import ViewCore

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

/// When the scopes of a search show.
public struct SearchScopeActivation: Hashable, Sendable {
  private enum Moment: Hashable { case automatic, onTextEntry, onSearchPresentation }
  private let moment: Moment

  /// On iOS when there is text (documented).
  public static var automatic: Self { Self(moment: .automatic) }
  public static var onTextEntry: Self { Self(moment: .onTextEntry) }
  public static var onSearchPresentation: Self { Self(moment: .onSearchPresentation) }

  var isImmediate: Bool { moment == .onSearchPresentation }
}

/// Where suggestions show.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }

  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var menu: Self { Self(name: "menu") }
  public static var content: Self { Self(name: "content") }
}

extension View {
  /// Coverage: full in navigation stacks and around them; elsewhere there is no field. Verified:
  /// documented, its look believed.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt ?? Text("Search")))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  // MARK: With suggestions

  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  // MARK: Presented from outside

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt ?? Text("Search"), presentation: isPresented))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  // MARK: Tokens

  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt ?? Text("Search"),
        tokens: AnyView(ForEach(tokens.wrappedValue) { SearchToken(label: token($0)) })))
  }

  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  // MARK: Around a searchable view

  /// Shows suggestions while somebody searches in the searchable view inside.
  ///
  /// Coverage: full. Verified: documented.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    let content = AnyView(suggestions())
    return changingEnvironment { $0.searchContext.suggestions = content }
  }

  /// Suggestions show in one place here: the modifier changes nothing.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Shows a control that chooses one of several scopes while somebody searches.
  ///
  /// Coverage: full. Verified: documented.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = AnyView(SearchScopePicker(selection: scope, content: scopes()))
    return changingEnvironment {
      $0.searchContext.scopes = SearchScopes(activation: activation, picker: picker)
    }
  }

  /// Ties the field of the searchable view inside to a focus state.
  ///
  /// Coverage: full. Verified: documented.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    changingEnvironment {
      $0.searchContext.focusTies.append { AnyView($0.focused(binding)) }
    }
  }

  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    changingEnvironment {
      $0.searchContext.focusTies.append { AnyView($0.focused(binding, equals: value)) }
    }
  }

  /// A suggestion's text, which takes the place of what has been typed when the view is touched.
  ///
  /// Coverage: full. Verified: documented.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

/// A token in a search field.
private struct SearchToken<Label: View> {
  let label: Label
}

extension SearchToken: View {
  var body: some View {
    label
      .lineLimit(1)
      .padding(.horizontal, 6)
      .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 5))
  }
}

/// The control that chooses one of several scopes.
private struct SearchScopePicker<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let content: Content
}

extension SearchScopePicker: View {
  var body: some View {
    Picker(selection: selection, content: { content }, label: { EmptyView() })
      .pickerStyle(.segmented)
  }
}

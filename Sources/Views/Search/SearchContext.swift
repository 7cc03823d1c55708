import Geometry
import ViewCore

/// What views around a searchable one say about its search.
struct SearchContext {
  /// Views with completions, shown while somebody searches.
  var suggestions: AnyView?
  var scopes: SearchScopes?
  /// Ties the field to focus states.
  var focusTies: [(AnyView) -> AnyView] = []
}

/// Parts of what is searched, one of which is chosen.
struct SearchScopes {
  let activation: SearchScopeActivation
  /// The control that chooses one.
  let picker: AnyView
}

/// Ends a search: the text is gone, and the field no longer has the focus.
public struct DismissSearchAction {
  let action: () -> Void
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
  }
  private enum SearchContextKey: EnvironmentKey {
    static var defaultValue: SearchContext { SearchContext() }
  }
  private enum OuterSearchKey: EnvironmentKey {
    static var defaultValue: SearchField? { nil }
  }
  private enum SearchCompletionKey: EnvironmentKey {
    static var defaultValue: SearchCompletionAction? { nil }
  }
  private enum SubmitTriggerKey: EnvironmentKey { static let defaultValue = SubmitTriggers.text }

  /// Whether somebody searches in the searchable view around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// What is said about the search of the searchable view inside.
  var searchContext: SearchContext {
    get { self[SearchContextKey.self] }
    set { self[SearchContextKey.self] = newValue }
  }

  /// The field of a searchable view around: a stack of screens shows it with its first one.
  var outerSearch: SearchField? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// Takes a suggestion's text over; nil outside of suggestions.
  var searchCompletion: SearchCompletionAction? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  /// What the return key of fields here submits.
  var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }
}

/// Puts a suggestion's text into the field.
struct SearchCompletionAction {
  let complete: (String) -> Void
}

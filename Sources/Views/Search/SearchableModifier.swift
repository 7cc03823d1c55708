import Geometry
import LayoutCore
import ViewCore

/// A view that can be searched: its screen's bar has a field, and views in it see whether somebody
/// searches.
struct SearchableModifier {
  let text: Binding<String>
  let prompt: Text
  var presentation: Binding<Bool>?
  var tokens: AnyView?
  @State private var isActive = false
  @Environment(\.searchContext) private var context
  @Environment(\.submitActions) private var submitActions

  private var isSearching: Bool { presentation?.wrappedValue ?? isActive }

  /// A search begins and ends as the keyboard comes and goes.
  private func setActive(_ isActive: Bool) {
    guard isActive != isSearching else { return }
    withAnimation(.system) {
      if let presentation { presentation.wrappedValue = isActive } else { self.isActive = isActive }
    }
  }

  private func dismiss() {
    setActive(false)
    text.wrappedValue = ""
  }

  private var field: SearchField {
    SearchField(
      text: text, prompt: prompt, tokens: tokens, isActive: isSearching, setActive: setActive,
      dismiss: dismiss, submitActions: submitActions.filter { $0.triggers.contains(.search) },
      focusTies: context.focusTies)
  }

  private var showsScopes: Bool {
    guard isSearching, let scopes = context.scopes else { return false }
    return scopes.activation.isImmediate || !text.wrappedValue.isEmpty
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let field = field
    let isSearching = isSearching
    content
      .changingEnvironment {
        $0.isSearching = isSearching
        $0.dismissSearch = DismissSearchAction(action: field.dismiss)
        $0.searchContext = SearchContext()
        $0.outerSearch = field
      }
      .overlay {
        if isSearching, let suggestions = context.suggestions {
          SearchSuggestions(content: suggestions, text: text)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if showsScopes, let scopes = context.scopes {
          scopes.picker.padding(.horizontal, 16).padding(.vertical, 8)
        }
      }
      .navigationTrait { $0.search = field }
  }
}

/// Suggestions over what is searched.
private struct SearchSuggestions: View {
  let content: AnyView
  let text: Binding<String>

  var body: some View {
    List { content }
      .listStyle(.plain)
      .changingEnvironment { environment in
        environment.searchCompletion = SearchCompletionAction { text.wrappedValue = $0 }
      }
      .background(Color(.system(.background)))
  }
}

/// A suggestion that puts its text into the field when it is touched.
struct SearchCompletionModifier {
  let completion: String
  @Environment(\.searchCompletion) private var action

  init(completion: String) { self.completion = completion }
}

extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .modifier(TouchModifier(action: { action?.complete(completion) }, role: "button"))
  }
}

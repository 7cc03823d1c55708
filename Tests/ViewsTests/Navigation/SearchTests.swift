import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Searching in the screens of a stack.
@Suite @MainActor struct SearchTests {
  private final class Log { var lines: [String] = [] }

  private struct App: View {
    let log: Log
    @State private var text = ""
    @State private var scope = "all"
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        Results(log: log)
          .navigationTitle("Cities")
          .searchable(text: $text, prompt: "City")
          .searchSuggestions {
            Text("Lisbon").searchCompletion("Lisboa").accessibilityIdentifier("lisbon")
          }
          .searchScopes($scope) {
            Text("All").tag("all")
            Text("Near").tag("near")
          }
          .searchFocused($isFocused)
          .onSubmit(of: .search) { log.lines.append("search \(text)") }
          .onSubmit { log.lines.append("text") }
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("Focus") { isFocused.toggle() }.accessibilityIdentifier("focus")
            }
            ToolbarItem(placement: .topBarLeading) { Text("focused \(isFocused)") }
          }
      }
    }
  }

  private struct Results: View {
    let log: Log
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      VStack {
        Text("searching \(isSearching)")
        Color.red.onTapGesture { dismissSearch() }.accessibilityIdentifier("dismiss")
      }
    }
  }

  private func app(_ look: SystemLook = .ios18) -> (ViewGraph, Log) {
    let log = Log()
    return (
      mounted(App(log: log), width: 375, height: 667, environment: environment(look)), log
    )
  }

  private func field(_ graph: ViewGraph) -> (any TextInputTarget)? {
    graph.focus.targets.lazy.compactMap { $0 as? any TextInputTarget }.first
  }

  private func focus(_ graph: ViewGraph) {
    graph.perform { graph.focus.move(to: field(graph)) }
    graph.settle()
  }

  @Test(arguments: [SystemLook.ios18, .ios26])
  func touchingTheFieldBeginsASearch(_ look: SystemLook) {
    let (graph, _) = app(look)
    #expect(graph.texts.contains("searching false") && !graph.texts.contains("Lisbon"))
    #expect(graph.texts.contains("focused false"))
    focus(graph)
    #expect(graph.texts.contains("searching true") && graph.texts.contains("Lisbon"))
    #expect(graph.texts.contains("focused true"))
    #expect(graph.texts.contains("Cancel") == (look == .ios18))
    #expect(graph.diagnostics.isEmpty)
  }

  /// The field in a bar asks for the keyboard; on iOS 26, where it stands at the bottom, it stays over
  /// it.
  @Test(arguments: [SystemLook.ios18, .ios26]) func theFieldHasAKeyboard(_ look: SystemLook) {
    var values = environment(look)
    values.keyboardMetrics = KeyboardMetrics(height: 300, safeAreaBottom: 0)
    let graph = mounted(App(log: Log()), width: 375, height: 667, environment: values)
    focus(graph)
    #expect(graph.keyboardHeight == 300)
    let frame = field(graph)?.globalFrame ?? .null
    #expect(frame.maxY <= 367 && frame.minY >= 0)
    if look == .ios26 { #expect(frame.minY > 300) }
  }

  @Test func suggestionsCompleteAndScopesComeWithText() {
    let (graph, log) = app()
    focus(graph)
    #expect(!graph.texts.contains("Near"))
    #expect(graph.tap("lisbon"))
    #expect(field(graph)?.text == "Lisboa" && graph.texts.contains("Near"))
    graph.perform { field(graph)?.submit() }
    graph.settle()
    // Submitting leaves the results; the search goes on.
    #expect(log.lines == ["search Lisboa"])
    #expect(graph.focus.current == nil && graph.texts.contains("searching true"))
  }

  @Test func dismissingEndsTheSearch() {
    let (graph, _) = app()
    let rest = graph.texts
    focus(graph)
    graph.perform { _ = field(graph)?.setText("Por") }
    graph.settle()
    #expect(graph.tap("dismiss"))
    #expect(graph.texts == rest && graph.focus.current == nil && field(graph)?.text == "")
  }

  /// The focus state moves the focus into the field, and out of it.
  @Test func focusStatesMoveTheFocus() {
    let (graph, _) = app()
    #expect(graph.tap("focus"))
    #expect(graph.focus.current != nil && graph.texts.contains("searching true"))
    #expect(graph.tap("focus"))
    #expect(graph.focus.current == nil)
  }

  @Test func presentationIsABinding() {
    final class Box { var isPresented = false }
    let box = Box()
    let host = Switched(width: 375, height: 667) { value in
      NavigationStack {
        Results(log: Log())
          .navigationTitle("Cities")
          .searchable(
            text: .constant(""),
            isPresented: Binding(
              get: { value == 1 }, set: { box.isPresented = $0 }), prompt: "City")
      }
    }
    #expect(host.graph.texts.contains("searching false"))
    host.settle(1)
    #expect(host.graph.texts.contains("searching true") && host.graph.focus.current != nil)
    #expect(host.graph.tap("dismiss"))
    #expect(!box.isPresented)
  }

  /// A stack that is searched as a whole shows the field with its first screen.
  @Test func stacksAreSearchable() {
    let host = Switched(width: 375, height: 667, environment: environment(.ios18)) { value in
      NavigationStack(path: .constant(Array(0..<value))) {
        Results(log: Log())
          .navigationTitle("Cities")
          .navigationDestination(for: Int.self) { _ in Text("city") }
      }
      .searchable(text: .constant(""), prompt: "City")
    }
    let rest = host.list
    focus(host.graph)
    #expect(host.graph.texts.contains("searching true"))
    #expect(host.graph.tap("dismiss"))
    #expect(host.graph.texts.contains("searching false") && host.list == rest)
    host.settle(1)
    #expect(field(host.graph) == nil && host.graph.texts.contains("city"))
  }
}

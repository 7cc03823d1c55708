import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// What happens in which order when a presentation closes.
@Suite @MainActor struct ClosingOrderTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private final class Log {
    var lines: [String] = []
    weak var graph: ViewGraph?
    @MainActor func note(_ text: String) {
      let screens = graph?.presentationChain.screens.count ?? -1
      let layers = graph.map { ($0.root?.paintedChildren.count ?? 0) - 1 } ?? -1
      lines.append("\(text) \(screens) \(layers)")
    }
  }

  private struct App: View {
    let log: Log
    @State private var item: Item?
    @State private var other = false
    @State private var third = false

    var body: some View {
      VStack {
        button("open", { item = Item(id: 1) })
        button("replace", { item = Item(id: 2) })
        button("close", { item = nil })
        button("other", { other = true })
        button("swap", { (item, other) = (nil, true) })
        Text(item == nil ? "none" : "some")
      }
      .fullScreenCover(item: $item, onDismiss: { log.note("dismissed") }) { item in
        Nested(id: item.id, log: log)
      }
      .background(
        EmptyView().sheet(isPresented: $other, onDismiss: { log.note("other dismissed") }) {
          Text("other").onAppear { log.note("other appeared") }
            .onDisappear { log.note("other gone") }
        })
    }

    private func button(_ name: String, _ action: @escaping @MainActor () -> Void) -> some View {
      Color.red.frame(height: 20).onTapGesture(perform: action).accessibilityIdentifier(name)
    }
  }

  private struct Nested: View {
    let id: Int
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @State private var isOpen = false

    var body: some View {
      VStack {
        Color.green.onTapGesture { dismiss() }.accessibilityIdentifier("dismiss")
        Color.green.onTapGesture { isOpen = true }.accessibilityIdentifier("inner")
        Text("cover \(id)")
      }
      .onAppear { log.note("appeared \(id)") }
      .onDisappear { log.note("gone \(id)") }
      .sheet(isPresented: $isOpen, onDismiss: { log.note("inner dismissed") }) { Inner() }
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Color.blue.onTapGesture { dismiss() }.accessibilityIdentifier("dismiss-inner")
    }
  }

  private func app() -> (ViewGraph, Log) {
    let log = Log()
    let graph = mounted(App(log: log), width: 375, height: 667)
    log.graph = graph
    return (graph, log)
  }

  /// The item is nil at once; then the cover closes; then, once, `onDismiss` runs.
  @Test(arguments: ["close", "dismiss"]) func itemThenCoverThenOnDismiss(_ way: String) {
    let (graph, log) = app()
    #expect(graph.tap("open"))
    #expect(log.lines == ["appeared 1 1 1"])
    #expect(graph.tap(way, passing: 0))
    #expect(graph.texts.contains("none") && !graph.texts.contains("cover 1"))
    #expect(graph.presentationChain.screens.isEmpty)
    graph.pass(0.4)
    #expect(log.lines.count == 1, "the cover is still closing: \(log.lines)")
    graph.settle()
    #expect(log.lines == ["appeared 1 1 1", "gone 1 0 0", "dismissed 0 0"])
    graph.settle()
    #expect(log.lines.count == 3 && graph.diagnostics.isEmpty)
  }

  /// `dismiss` of nested content closes the nested presentation only.
  @Test func dismissOfNestedContentClosesTheInnerOne() {
    let (graph, log) = app()
    #expect(graph.tap("open") && graph.tap("inner"))
    #expect(graph.presentationChain.screens.count == 2)
    #expect(graph.tap("dismiss-inner", passing: 0))
    #expect(graph.presentationChain.screens.count == 1)
    graph.settle()
    #expect(log.lines == ["appeared 1 1 1", "inner dismissed 1 1"])
    #expect(graph.texts.contains("cover 1"))
  }

  /// A presentation with another in it closes with it; each says so once, from the top down.
  @Test func outerPresentationsCloseWithWhatTheyPresent() {
    let (graph, log) = app()
    #expect(graph.tap("open") && graph.tap("inner"))
    #expect(graph.tap("close", passing: 0))
    #expect(graph.presentationChain.screens.isEmpty)
    #expect(graph.root?.paintedChildren.count == 2)
    graph.settle()
    #expect(
      log.lines == [
        "appeared 1 1 1", "gone 1 0 1", "inner dismissed 0 0", "dismissed 0 0",
      ])
  }

  /// What is presented while another closes comes when that is gone.
  @Test(arguments: [true, false]) func theSecondWaitsForTheFirst(_ isAtOnce: Bool) {
    let (graph, log) = app()
    #expect(graph.tap("open"))
    if isAtOnce {
      #expect(graph.tap("swap", passing: 0))
    } else {
      #expect(graph.tap("close", passing: 0))
      graph.pass(0.1)
      #expect(graph.tap("other", passing: 0))
    }
    #expect(graph.presentationChain.screens.isEmpty)
    #expect(!graph.texts.contains("other") && graph.root?.paintedChildren.count == 2)
    graph.pass(isAtOnce ? 0.51 : 0.41)
    #expect(graph.texts.contains("other"))
    graph.settle()
    let order = log.lines.map { $0.prefix { $0 != " " } }
    #expect(order == ["appeared", "gone", "dismissed", "other"], "\(log.lines)")
  }

  /// Documented: an item of another id dismisses the cover and presents a new one.
  @Test func anotherItemReplacesTheCover() {
    let (graph, log) = app()
    #expect(graph.tap("open"))
    #expect(graph.tap("replace", passing: 0))
    #expect(graph.presentationChain.screens.isEmpty)
    graph.settle()
    #expect(graph.texts.contains("cover 2") && graph.presentationChain.screens.count == 1)
    #expect(log.lines.filter { $0.hasPrefix("dismissed") }.count == 1)
    #expect(log.lines.last?.hasPrefix("appeared 2") == true)
  }

  /// Opened again before it is gone, it comes again after that.
  @Test func reopeningWaitsToo() {
    let (graph, log) = app()
    #expect(graph.tap("open"))
    #expect(graph.tap("close", passing: 0))
    graph.pass(0.1)
    #expect(graph.tap("open", passing: 0))
    #expect(graph.presentationChain.screens.isEmpty)
    graph.settle()
    #expect(graph.texts.contains("cover 1") && graph.presentationChain.screens.count == 1)
    let order = log.lines.map { $0.prefix { $0 != " " } }
    #expect(order == ["appeared", "gone", "dismissed", "appeared"], "\(log.lines)")
  }
}

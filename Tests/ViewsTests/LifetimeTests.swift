import Geometry
import Observation
import Testing
import ViewCore
import Views

@Observable private final class Model {
  var title = "Title"
}

private struct Watching: View {
  let model: Model
  @State private var count = 0
  @Namespace private var namespace
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(model.title).matchedGeometryEffect(id: "title", in: namespace)
      TextField("Name", text: .constant("")).focused($isFocused)
      Button("Count \(count)") { count += 1 }
    }
    .onAppear { count = 1 }
    .animation(.default, value: count)
  }
}

private struct Presenting: View {
  @State private var isShown = true
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
      }
      .navigationTitle("Rows")
      .toolbar { Button("Add") {} }
    }
    .sheet(isPresented: $isShown) { Text("Sheet") }
  }
}

/// A tree that nobody holds any more is gone as a whole: a server makes one for every address.
@Suite @MainActor struct LifetimeTests {
  /// The types of the nodes that are still there after their tree was let go.
  private func survivors(of view: some View) -> [String] {
    var links: [Backlink<ViewNode>] = []
    weak var graph: ViewGraph?
    autoreleasing {
      let made = mounted(view)
      graph = made
      func walk(_ node: ViewNode) {
        links.append(node.link)
        for child in node.structuralChildren { walk(child) }
      }
      if let root = made.root { walk(root) }
    }
    let left = links.compactMap(\.target).map { "\(type(of: $0))" }
    return graph == nil ? left : ["ViewGraph"] + left
  }

  /// Has everything made inside go at its end.
  private func autoreleasing(_ body: () -> Void) { body() }

  @Test func aTextIsGone() { #expect(survivors(of: Text("Text")).isEmpty) }

  @Test func shapesAndModifiersAreGone() {
    #expect(survivors(of: Circle().frame(width: 4).opacity(0.5).background(Color.red)).isEmpty)
  }

  @Test func rowsAreGone() {
    let view = VStack { ForEach(0..<3, id: \.self) { index in HStack { Text("\(index)") } } }
    #expect(survivors(of: view).isEmpty)
  }

  @Test func watchersOfALastingModelAreGone() {
    let model = Model()
    #expect(survivors(of: Watching(model: model)).isEmpty)
    model.title = "Other"
  }

  @Test func screensAreGone() { #expect(survivors(of: Presenting()).isEmpty) }

  @Test func timelinesAreGone() {
    #expect(survivors(of: TimelineView(.animation) { _ in Text("Now") }).isEmpty)
  }

  @Test func tasksAreGone() {
    let view = Text("Text").task { try? await Task.sleep(for: .seconds(1)) }
    #expect(survivors(of: view).isEmpty)
  }
}

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

private struct Gestures: View {
  @GestureState private var offset = CGSize.zero
  @State private var isLong = false

  var body: some View {
    Color.red.frame(width: 40, height: 40).offset(offset)
      .gesture(
        DragGesture().updating($offset) { value, state, _ in state = value.translation }
          .simultaneously(with: LongPressGesture().onEnded { _ in isLong = true })
      )
      .onTapGesture { isLong.toggle() }
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        ForEach(0..<4, id: \.self) { index in
          Text("Row \(index)").id(index)
            .visualEffect { content, geometry in content.offset(x: geometry.size.width / 10) }
            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width = $0
            }
        }
      }
      .onAppear { proxy.scrollTo(3) }
    }
    .overlayPreferenceValue(WidthKey.self) { _ in
      GeometryReader { proxy in Text("\(proxy.size.width)") }
    }
    .preference(key: WidthKey.self, value: width)
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct Dialogs: View {
  @State private var isShown = true

  var body: some View {
    TabView {
      List {
        Section("Section") { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }
      }
      .tabItem { Label("List", systemImage: "list.bullet") }
      Form { Toggle("Switch", isOn: $isShown) }.tabItem { Text("Form") }
    }
    .alert("Alert", isPresented: $isShown) { Button("Close") {} }
  }
}

private struct Moving: View {
  var body: some View {
    VStack {
      PhaseAnimator([0.0, 1]) { phase in Circle().opacity(phase) }
      KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
        Circle().offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
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

  @Test func subviewsAreGone() {
    let view = Group(subviews: ForEach(0..<3, id: \.self) { Text("\($0)") }) { subviews in
      VStack { ForEach(subviews) { $0.padding() } }
    }
    #expect(survivors(of: view).isEmpty)
  }

  @Test func searchesAreGone() {
    let view = NavigationStack {
      List(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .searchable(text: .constant("Row"))
    }
    #expect(survivors(of: view).isEmpty)
  }

  @Test func gesturesAreGone() { #expect(survivors(of: Gestures()).isEmpty) }

  @Test func measurersAreGone() { #expect(survivors(of: Measured()).isEmpty) }

  @Test func dialogsAreGone() { #expect(survivors(of: Dialogs()).isEmpty) }

  @Test func animatorsAreGone() { #expect(survivors(of: Moving()).isEmpty) }

  @Test func tasksAreGone() {
    let view = Text("Text").task { try? await Task.sleep(for: .seconds(1)) }
    #expect(survivors(of: view).isEmpty)
  }
}

import Combine
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// State that outlives views, follows the text size, the focus or a gesture, or arrives from outside.
@Suite @MainActor struct StoredStateTests {
  enum Size: String { case small, big }
  enum Level: Int { case low = 1, high }

  final class Output { var lines: [String] = [] }

  struct Writer: View {
    @AppStorage("width") var width = 10.0
    @AppStorage("name") var name: String?
    @AppStorage("size") var size = Size.small
    @AppStorage("level") var level: Level?
    @SceneStorage("width") var sceneWidth = 1.0
    var body: some View {
      block("writer", width, 10).onAppear {
        $width.wrappedValue += 5
        name = "set"
        size = .big
        level = .high
        sceneWidth = 3
      }
    }
  }

  struct Reader: View {
    let output: Output
    @AppStorage("width") var width = 77.0
    @AppStorage("name") var name = "none"
    @AppStorage("size") var size = Size.small
    @AppStorage("level") var level = Level.low
    @AppStorage("width") var wrong = true
    @SceneStorage("width") var sceneWidth = 1.0
    var body: some View {
      let _ = output.lines.append("\(width) \(name) \(size) \(level) \(wrong) \(sceneWidth)")
      block("reader", width, 10)
    }
  }

  final class Settings: ObservableObject {
    @AppStorage("width") var width = 20.0
    @AppStorage("name") var name: String?
  }

  /// Follows an object of its own, and hears of another one by its announcements alone.
  final class Follower: ObservableObject {
    @Published var text = ""
    private let settings = Settings()
    private var subscription: AnyCancellable?
    init() {
      subscription = settings.objectWillChange.sink { [weak self] in self?.text += "!" }
    }
  }

  struct Host: View {
    @StateObject var settings = Settings()
    @StateObject var follower = Follower()
    let output: Output
    let change: (Settings) -> Void
    var body: some View {
      let _ = output.lines.append(
        "\(settings.width) \(settings.name ?? "none") \(follower.text)")
      block("host", settings.width, 10).onAppear { change(settings) }
    }
  }

  @Test func storedValuesOfAnObjectAreAnnounced() {
    let output = Output()
    let graph = mounted(
      Host(output: output) {
        $0.width += 5
        $0.name = "set"
      })
    #expect(output.lines.first == "20.0 none ")
    #expect(output.lines.last == "25.0 set !!")
    #expect(frames(graph)["host"]?.width == 25)
    #expect(graph.appValues["width"] as? Double == 25)
  }

  @Test func anObjectHearsOfAViewsChange() {
    let output = Output()
    struct Both: View {
      @AppStorage("width") var width = 1.0
      let host: Host
      var body: some View {
        VStack {
          host
          block("own", width, 10).onAppear { width = 30 }
        }
      }
    }
    let graph = mounted(Both(host: Host(output: output) { _ in }))
    #expect(frames(graph)["host"]?.width == 30)
    #expect(output.lines.last == "30.0 none !")
  }

  @Test func storedValuesAreSharedByKey() {
    let output = Output()
    let graph = mounted(
      HStack(spacing: 0) {
        Writer()
        Reader(output: output)
      })
    #expect(output.lines.first == "77.0 none small low true 1.0")
    #expect(output.lines.last == "15.0 set big high true 3.0")
    expectFrames(graph, ["writer": [135, 95, 15, 10], "reader": [150, 95, 15, 10]])
    #expect(graph.appValues["size"] as? String == "big")
    let other = Output()
    _ = mounted(Reader(output: other))
    #expect(other.lines == ["77.0 none small low true 1.0"])
  }

  struct Scaled: View {
    @ScaledMetric var ten = 10.0
    @ScaledMetric var forty: CGFloat = 40
    @ScaledMetric(relativeTo: .largeTitle) var title = 41.0
    var body: some View {
      HStack(spacing: 0) {
        block("ten", ten, 1)
        block("forty", forty, 1)
        block("title", title, 1)
      }
    }
  }

  /// GT-32 at scale 3.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 8.667, 34.667, 38), (.large, 10, 40, 41),
    (.accessibility5, 28.333, 112.667, 70),
  ]) func scaledMetric(size: DynamicTypeSize, ten: CGFloat, forty: CGFloat, title: CGFloat) {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    environment.dynamicTypeSize = size
    let found = frames(mounted(Scaled(), environment: environment))
    #expect(abs((found["ten"]?.width ?? 0) - ten) < 0.001)
    #expect(abs((found["forty"]?.width ?? 0) - forty) < 0.001)
    #expect(abs((found["title"]?.width ?? 0) - title) < 0.001)
  }

  enum Field { case name, code }

  struct Form: View {
    let output: Output
    @FocusState var field: Field?
    @FocusState var isOn: Bool
    @Environment(\.isFocused) var isFocused
    struct Watcher: View {
      let name: String
      let output: Output
      @Environment(\.isFocused) var isFocused
      var body: some View {
        let _ = isFocused ? output.lines.append(name) : ()
        block(name, 5, 5)
      }
    }
    var body: some View {
      VStack {
        Watcher(name: "name", output: output).focusable().focused($field, equals: .name)
        Watcher(name: "code", output: output).focusable().focused($field, equals: .code)
        block("on", 5, 5).focusable().focused($isOn)
      }
      .onAppear {
        field = .code
        output.lines.append("read \(field == .code)")
      }
    }
  }

  private func focusNodes(_ graph: ViewGraph) -> [FocusNode] {
    var result: [FocusNode] = []
    func walk(_ node: ViewNode) {
      if let node = node as? FocusNode { result.append(node) }
      for child in node.layoutChildren { walk(child) }
    }
    if let root = graph.root { walk(root) }
    return result
  }

  @Test func focusStateIsHeldAndHandedOn() {
    let output = Output()
    let graph = mounted(Form(output: output))
    #expect(output.lines == ["read true", "code"])
    let nodes = focusNodes(graph)
    #expect(nodes.map(\.isFocused) == [false, true, false])
    graph.focus.move(to: graph.focus.targets[0])
    graph.settle()
    #expect(focusNodes(graph).map(\.isFocused) == [true, false, false])
    graph.focus.move(to: graph.focus.targets[2])
    #expect(focusNodes(graph).map(\.isFocused) == [false, false, true])
  }

  struct Pulled: View {
    static var state: GestureState<CGFloat>?
    @GestureState private var offset: CGFloat = 4
    var body: some View {
      let _ = Self.state = $offset
      block("box", offset, 10)
    }
  }

  @Test func gestureStateFallsBack() throws {
    let graph = mounted(Pulled(), width: 100, height: 10)
    let state = try #require(Pulled.state)
    state.update { value, _ in value += 20 }
    graph.settle()
    #expect(frames(graph)["box"]?.width == 24)
    state.endGesture()
    graph.settle()
    #expect(frames(graph)["box"]?.width == 4)
  }

  struct Receiving: View {
    let output: Output
    let subject: PassthroughSubject<Int, Never>
    let current: CurrentValueSubject<Int, Never>
    @State private var sum = 0
    var body: some View {
      block("sum", CGFloat(sum), 10)
        .onReceive(subject) { sum += $0 }
        .onReceive(current) { output.lines.append("\($0) at \(sum)") }
    }
  }

  /// Rule ST4.
  @Test func publishersAreReceivedOncePerValue() {
    let output = Output()
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(7)
    let view = Receiving(output: output, subject: subject, current: current)
    let graph = mounted(AnyView(view))
    subject.send(10)
    subject.send(20)
    graph.settle()
    #expect(frames(graph)["sum"]?.width == 30)
    current.send(8)
    graph.settle()
    #expect(output.lines == ["7 at 0", "8 at 30"])
    graph.update(AnyView(EmptyView()), environment: EnvironmentValues())
    subject.send(1)
    current.send(9)
    graph.settle()
    #expect(output.lines.count == 2)
  }

  struct Costly: View, Equatable {
    let number: Int
    let output: Output
    @Environment(\.layoutDirection) var direction
    nonisolated static func == (lhs: Costly, rhs: Costly) -> Bool { lhs.number == rhs.number }
    var body: some View {
      let _ = output.lines.append("\(number) \(direction)")
      block("box", 10, 10)
    }
  }

  @Test func equatableViewsAreBuiltAgainWhenTheyDiffer() {
    let output = Output()
    let graph = mounted(Costly(number: 1, output: output).equatable())
    for number in [1, 2, 2] {
      graph.update(
        Costly(number: number, output: output).equatable(), environment: EnvironmentValues())
      graph.settle()
    }
    var mirrored = EnvironmentValues()
    mirrored.layoutDirection = .rightToLeft
    graph.update(Costly(number: 2, output: output).equatable(), environment: mirrored)
    graph.settle()
    #expect(output.lines == ["1 leftToRight", "2 leftToRight", "2 rightToLeft"])
  }

  @Test func theWholeEnvironmentCanBeReplaced() {
    struct Probe: View {
      @Environment(\.layoutDirection) var direction
      @Environment(\.self) var values
      var body: some View {
        block(values.layoutDirection == direction ? "\(direction)" : "torn", 10, 10)
      }
    }
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    #expect(frames(mounted(Probe().environment(\.self, values))).keys.sorted() == ["rightToLeft"])
  }
}

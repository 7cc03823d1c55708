import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct KeyboardTests {
  private static let phone = CGSize(width: 393, height: 852)

  private func shown<V: View>(
    _ view: V, size: CGSize = phone, bottom: CGFloat = 34, keyboard height: CGFloat? = nil
  ) -> ViewGraph {
    let graph = ViewGraph(
      canvas: ViewCore.Canvas(
        width: size.width, height: size.height,
        safeArea: EdgeInsets(top: 59, leading: 0, bottom: bottom, trailing: 0)))
    var environment = EnvironmentValues()
    environment.displayScale = 3
    environment.keyboardMetrics =
      height.map { KeyboardMetrics(height: $0, safeAreaBottom: bottom) }
      ?? KeyboardMetrics(canvas: size, safeAreaBottom: bottom)
    graph.update(view, environment: environment)
    graph.settle()
    return graph
  }

  private func parts(_ graph: ViewGraph, _ type: String) -> [CGRect] {
    var found: [CGRect] = []
    func walk(_ node: ViewNode) {
      var description = ViewDescription(type: "")
      node.describe(&description)
      if description.type == type { found.append(node.globalFrame) }
      node.layoutChildren.forEach(walk)
    }
    graph.root.map(walk)
    return found
  }

  private struct Page: View {
    var items = 1
    @FocusState private var isFocused: Bool
    @State private var isDone = false

    var body: some View {
      VStack(spacing: 0) {
        TextField("name", text: .constant("")).focused($isFocused).accessibilityIdentifier("name")
        Color.red.accessibilityIdentifier("rest")
        Button("toggle") { isDone.toggle() }.accessibilityIdentifier("toggle")
      }
      .toolbar {
        if items > 0 {
          ToolbarItem(placement: .keyboard) {
            HStack(spacing: 0) {
              Spacer().accessibilityIdentifier("spacer")
              Button("Close") { isFocused = false }.accessibilityIdentifier("close")
            }
          }
        }
        if isDone {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Done") {}.accessibilityIdentifier("done")
          }
        }
      }
      .background(Color.blue.accessibilityIdentifier("backdrop").ignoresSafeArea())
      .toolbar {
        if items > 1 {
          ToolbarItem(placement: .keyboard) { Text("outer").accessibilityIdentifier("outer") }
        }
      }
    }
  }

  @Test(arguments: [(0, 336.0), (1, 380), (2, 380)])
  func contentAvoidsTheKeyboard(items: Int, covered: CGFloat) throws {
    let graph = shown(Page(items: items))
    #expect(frames(graph)["toggle"]?.maxY == 818)
    #expect(parts(graph, "Keyboard").isEmpty)
    #expect(graph.tap("name"))
    let found = frames(graph)
    #expect(isClose(found["toggle"]?.maxY, 852 - covered))
    #expect(found["name"]?.minY == 59)
    #expect(found["backdrop"] == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(parts(graph, "Keyboard") == [CGRect(x: 0, y: 516, width: 393, height: 336)])
    let bars = parts(graph, "KeyboardToolbar")
    #expect(bars == (items == 0 ? [] : [CGRect(x: 0, y: 472, width: 393, height: 44)]))
    graph.focus.move(to: nil)
    graph.settle()
    #expect(frames(graph)["toggle"]?.maxY == 818)
    #expect(parts(graph, "Keyboard").isEmpty)
  }

  /// Fields take touches beside their text too; the keyboard takes those on it.
  @Test func fieldsAreTouchedWhereverTheyAre() throws {
    let graph = shown(Page())
    let field = try #require(frames(graph)["name"])
    let touched = try #require(graph.hitTest(CGPoint(x: field.maxX - 5, y: field.midY)))
    #expect(touched.ancestor { $0 is any TextInputTarget } != nil)
    #expect(graph.tap("name"))
    let covered = try #require(graph.hitTest(CGPoint(x: 200, y: 600)))
    #expect(covered.ancestor { $0 === graph.named("rest") } == nil)
  }

  /// FR-130. Rule K6: one bar, its items in the order of their views; it follows the state, and its spacers are finite.
  @Test func theBarFollowsTheState() throws {
    let graph = shown(Page(items: 2))
    #expect(graph.tap("name"))
    #expect(frames(graph)["done"] == nil)
    let spacer = try #require(frames(graph)["spacer"])
    #expect(spacer.width > 100 && spacer.width.isFinite)
    #expect(graph.tap("toggle"))
    let found = frames(graph)
    #expect(parts(graph, "KeyboardToolbar").count == 1)
    let close = try #require(found["close"])
    let done = try #require(found["done"])
    let outer = try #require(found["outer"])
    #expect(close.maxX <= done.minX && done.maxX <= outer.minX && outer.maxX <= 393 - 16 + 0.01)
    #expect(graph.tap("close"))
    #expect(graph.focus.current == nil)
    #expect(parts(graph, "KeyboardToolbar").isEmpty)
  }

  /// Rule K7.
  @Test(
    arguments: [
      (CGSize(width: 393, height: 852), 34, 336), (CGSize(width: 430, height: 932), 34, 346),
      (CGSize(width: 375, height: 667), 0, 260), (CGSize(width: 852, height: 393), 21, 209),
      (CGSize(width: 667, height: 375), 0, 200), (CGSize(width: 300, height: 800), 0, nil),
      (CGSize(width: 320, height: 240), 0, nil),
    ] as [(CGSize, CGFloat, CGFloat?)])
  func heights(canvas: CGSize, bottom: CGFloat, height: CGFloat?) {
    #expect(KeyboardMetrics(canvas: canvas, safeAreaBottom: bottom)?.height == height)
  }

  @Test(arguments: [0, 10, 291, 5000] as [CGFloat])
  func anyHeightIsTaken(height: CGFloat) {
    let graph = shown(Page(), keyboard: height)
    #expect(graph.tap("name"))
    #expect(parts(graph, "Keyboard").map(\.height) == [height])
    #expect(frames(graph).values.allSatisfy { $0.width.isFinite && $0.height >= 0 })
  }

  private struct Regions: View {
    let regions: SafeAreaRegions
    var body: some View {
      VStack(spacing: 0) {
        TextField("name", text: .constant("")).accessibilityIdentifier("name")
        Color.red.accessibilityIdentifier("rest").ignoresSafeArea(regions, edges: .bottom)
      }
    }
  }

  /// Rule K3.
  @Test(
    arguments: [
      (SafeAreaRegions.container, 516, 852), (.keyboard, 818, 818), (.all, 852, 852),
      ([], 516, 818),
    ] as [(SafeAreaRegions, CGFloat, CGFloat)])
  func regionsAreIgnored(regions: SafeAreaRegions, focused: CGFloat, resting: CGFloat) {
    let graph = shown(Regions(regions: regions))
    #expect(isClose(frames(graph)["rest"]?.maxY, resting))
    #expect(graph.tap("name"))
    #expect(isClose(frames(graph)["rest"]?.maxY, focused))
  }

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            TextField("\(row)", text: .constant(""))
              .textFieldStyle(.roundedBorder)
              .frame(height: 60)
              .accessibilityIdentifier("row-\(row)")
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Button("Save") {}.frame(height: 50).accessibilityIdentifier("save")
      }
    }
  }

  /// The smallest move that shows the whole field above whatever lies at the bottom: a button, which
  /// stands on the keyboard.
  @Test(
    arguments: [(0, 0), (5, 0), (9, 180), (10, 240), (19, 780)] as [(Int, CGFloat)])
  func theFocusedFieldIsInView(row: Int, offset: CGFloat) throws {
    let graph = shown(Rows())
    let field = try #require(
      graph.focus.targets.first {
        $0.descriptionWithModifiers.label == "\(row)"
      })
    graph.focus.move(to: field)
    graph.settle()
    #expect(frames(graph)["save"]?.maxY == 516)
    #expect(isClose(graph.scrollStates.first?.offset.y, offset))
    let frame = field.revealedNode.globalFrame
    #expect(frame.maxY <= 466.01 && frame.minY >= 59)
    #expect(frame.height == 34)
  }

  /// Rule K4.
  @Test(arguments: [(ScrollDismissesKeyboardMode.automatic, false), (.never, true)])
  func aFingerThatScrollsPutsTheKeyboardAway(mode: ScrollDismissesKeyboardMode, keeps: Bool) throws
  {
    let graph = shown(Rows().scrollDismissesKeyboard(mode))
    graph.focus.move(to: graph.focus.targets[1])
    graph.settle()
    graph.scrolling.scroll("", to: .offset(100))
    graph.settle()
    #expect((graph.focus.current != nil) == keeps)
    #expect(parts(graph, "Keyboard").isEmpty == !keeps)
  }

  private struct Bars: View {
    var body: some View {
      TabView {
        NavigationStack {
          VStack(spacing: 0) {
            TextField("name", text: .constant("")).accessibilityIdentifier("name")
            Color.red.accessibilityIdentifier("rest")
          }
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
        }
        .tabItem { Text("One") }
      }
    }
  }

  /// The keyboard covers the bars at the bottom instead of lifting them.
  @Test func barsStayBehindTheKeyboard() {
    let graph = shown(Bars())
    #expect(isClose(frames(graph)["rest"]?.maxY, 852 - 34 - 49 - 44))
    let tab = parts(graph, "TabBar")
    #expect(graph.tap("name"))
    #expect(isClose(frames(graph)["rest"]?.maxY, 516))
    #expect(parts(graph, "TabBar") == tab)
  }

  private struct Sheet: View {
    let detent: PresentationDetent
    var body: some View {
      Color.white.sheet(isPresented: .constant(true)) {
        VStack(spacing: 0) {
          TextField("name", text: .constant("")).accessibilityIdentifier("name")
          Color.red.accessibilityIdentifier("rest")
        }
        .presentationDetents([detent])
      }
    }
  }

  @Test(arguments: [(PresentationDetent.medium, 426.0), (.large, 69)])
  func sheetsMakeRoom(detent: PresentationDetent, top: CGFloat) {
    let graph = shown(Sheet(detent: detent))
    #expect(isClose(frames(graph)["name"]?.minY, top))
    #expect(graph.tap("name"))
    let moved = frames(graph)
    #expect(isClose(moved["rest"]?.maxY, 516))
    #expect(isClose(moved["name"]?.minY, max(69, top - 302)))
  }

  @Test func aCanvasOfTheContentHasNone() {
    let graph = ViewGraph(canvas: ViewCore.Canvas(width: nil, height: nil))
    var environment = EnvironmentValues()
    environment.keyboardMetrics = KeyboardMetrics(height: 300, safeAreaBottom: 0)
    graph.update(Page(), environment: environment)
    graph.settle()
    #expect(graph.tap("name"))
    #expect(parts(graph, "Keyboard").isEmpty && graph.focus.current != nil)
  }
}

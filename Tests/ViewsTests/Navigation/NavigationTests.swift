import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct NavigationTests {
  private struct App: View {
    @State private var path: [Int] = []
    @State private var log = ""

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("link", value: 4).accessibilityIdentifier("link")
          NavigationLink("screen") { Screen() }.accessibilityIdentifier("screen")
          Text("root \(path) \(log)")
        }
        .navigationTitle("Root")
        .onAppear { log += "+" }
        .onDisappear { log += "-" }
        .navigationDestination(for: Int.self) { value in
          VStack {
            Text("value \(value)")
            NavigationLink("next", value: value * 2).accessibilityIdentifier("next")
          }
          .navigationTitle("Value")
        }
      }
    }
  }

  private struct Screen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("leave") { dismiss() }.accessibilityIdentifier("leave")
    }
  }

  private func app() -> ViewGraph { mounted(App(), width: 320, height: 480) }

  @Test func valuesPushAndPop() {
    let graph = app()
    #expect(graph.texts.contains("root [] +"))
    #expect(graph.tap("link"))
    #expect(graph.texts.contains("value 4"))
    #expect(!graph.texts.contains { $0.hasPrefix("root") })
    #expect(graph.tap("next"))
    #expect(graph.texts.contains("value 8"))
    #expect(graph.goBack())
    graph.settle()
    #expect(graph.texts.contains("value 4"))
    #expect(graph.goBack())
    graph.settle()
    #expect(graph.texts.contains("root [] +-+"))
    #expect(!graph.goBack())
    #expect(graph.diagnostics.isEmpty)
  }

  @Test func linksShowTheirOwnScreensAndDismissPops() {
    let graph = app()
    #expect(graph.tap("screen"))
    #expect(graph.texts.contains("leave"))
    // The back button has the title of the screen before.
    #expect(graph.texts.contains("Root"))
    #expect(graph.tap("leave"))
    #expect(graph.texts.contains("root [] +-+"))
  }

  @Test func valuesWithoutDestinationWarn() {
    let graph = mounted(
      NavigationStack(path: .constant(NavigationPath(["a"]))) { Text("root") }, width: 320,
      height: 480)
    #expect(graph.diagnostics.map(\.kind) == [.unknownValue])
  }

  /// Rule C10 and facts.md §4: heights of the bar without and under a status bar.
  @Test(
    arguments: [
      (SystemLook.ios26, 0.0, true, 116.5), (.ios26, 0, false, 64), (.ios26, 62, false, 54),
      (.ios18, 59, true, 96), (.ios18, 59, false, 44),
    ])
  func bars(look: SystemLook, statusBar: CGFloat, isLarge: Bool, height: CGFloat) {
    let graph = ViewGraph(
      canvas: Canvas(
        width: 393, height: 852,
        safeArea: EdgeInsets(top: statusBar, leading: 0, bottom: 0, trailing: 0)))
    graph.update(
      NavigationStack {
        Color.red.accessibilityIdentifier("content").navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }, environment: environment(look))
    graph.settle()
    #expect(frames(graph)["content"]?.minY == statusBar + height)
    #expect(frames(graph)["content"]?.maxY == 852)
  }

  @Test(
    arguments: [
      (true, false, 0.0), (false, true, 44), (false, false, 0),
    ])
  func hiddenBars(isHidden: Bool, hasItem: Bool, top: CGFloat) {
    let graph = mounted(
      NavigationStack {
        Color.red.accessibilityIdentifier("content")
          .toolbar { if hasItem { ToolbarItem { Button("Item") {} } } }
          .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
      }, width: 320, height: 480, environment: environment(.ios18))
    #expect(frames(graph)["content"]?.minY == top)
  }

  /// Items stand in the order and at the places they ask for, in the environment of their view.
  @Test func toolbarItemsReachTheBar() throws {
    let graph = mounted(
      NavigationStack {
        Color.red
          .toolbar {
            ToolbarItem(placement: .principal) { Text("middle").accessibilityIdentifier("middle") }
            ToolbarItem(placement: .cancellationAction) {
              Button("cancel") {}.accessibilityIdentifier("cancel")
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("one") {}
              Button("two") {}.accessibilityIdentifier("two")
            }
            ToolbarItem(placement: .bottomBar) { Text("below").accessibilityIdentifier("below") }
          }
      }, width: 320, height: 480, environment: environment(.ios18))
    let found = frames(graph)
    #expect(found["middle"]?.midX == 160)
    #expect(found["cancel"]?.minX == 16)
    #expect(found["two"]?.maxX == 304)
    #expect(try #require(found["below"]).minY > 436)
  }

  @Test func largeTitlesScrollAway() {
    let view = NavigationStack {
      ScrollView { Color.red.frame(height: 2000) }.accessibilityIdentifier("scroll")
        .navigationTitle("Title")
    }
    func title(at offset: CGFloat) -> CGFloat? {
      let graph = ViewGraph(canvas: Canvas(width: 320, height: 480))
      graph.scrollRequests["scroll"] = .offset(offset)
      graph.update(view, environment: environment(.ios18))
      graph.settle()
      var result: CGFloat?
      func walk(_ node: ViewNode) {
        var description = ViewDescription(type: "")
        node.describe(&description)
        if description.text == "Title", result == nil { result = node.globalFrame.midX }
        node.layoutChildren.forEach(walk)
      }
      graph.root.map(walk)
      return result
    }
    #expect(title(at: 0).map { $0 < 100 } == true)
    #expect(title(at: 200) == 160)
  }

  private struct Tabs: View {
    @State private var selection = "a"
    var body: some View {
      TabView(selection: $selection) {
        Text("first").tabItem { Label("A", systemImage: "star") }.tag("a")
        Color.red.accessibilityIdentifier("second")
          .tabItem {
            Text("B").accessibilityIdentifier("tab-b")
          }
          .tag("b")
      }
    }
  }

  @Test func aTabViewMayHaveNoTabs() {
    let graph = mounted(TabView {}.accessibilityIdentifier("tabs"), width: 200, height: 300)
    #expect(frames(graph)["tabs"] == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(graph.diagnostics.isEmpty)
  }

  @Test(arguments: [(SystemLook.ios18, 49.0), (.ios26, 81)])
  func tabsSwitch(look: SystemLook, bar: CGFloat) {
    let graph = mounted(Tabs(), width: 320, height: 480, environment: environment(look))
    #expect(graph.texts == ["first", "A", "B"])
    #expect(graph.tap("tab-b"))
    #expect(graph.texts == ["A", "B"])
    #expect(frames(graph)["second"] == CGRect(x: 0, y: 0, width: 320, height: 480 - bar))
  }

  /// A view in a bar may present something too.
  @Test func barsPresent() {
    struct Host: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Text("root").toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("Open") { isPresented = true }.accessibilityIdentifier("open")
                .sheet(isPresented: $isPresented) { Text("sheet") }
            }
          }
        }
      }
    }
    let graph = mounted(Host(), width: 320, height: 480)
    #expect(graph.tap("open"))
    #expect(graph.texts.contains("sheet") && graph.presentationChain.screens.count == 1)
  }
}

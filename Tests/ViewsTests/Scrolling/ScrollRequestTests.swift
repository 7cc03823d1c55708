import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Twenty rows of 20 points in a viewport of 200.
struct Rows: View {
  var prefix = "row"
  var count = 20

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(width: 100, height: 20).accessibilityIdentifier("\(prefix)\(index)")
        }
      }
    }
  }
}

@MainActor
func mounted<V: View>(_ view: V, scroll requests: [String: ScrollRequest]) -> ViewGraph {
  let graph = ViewGraph(canvas: Canvas(width: 300, height: 200))
  graph.scrollRequests = requests
  graph.update(view, environment: EnvironmentValues())
  graph.settle()
  return graph
}

@Suite @MainActor struct ScrollRequestTests {
  /// Rule S5 and FR-115: offsets are not limited, views and the end are.
  @Test(
    arguments: [
      (.offset(120), -120), (.offset(-80), 80), (.offset(280), -280),
      (.point(CGPoint(x: 7, y: 30)), -30), (.end, -200), (.row(1), 0), (.row(16), -120),
      (.row(3, anchor: .top), -40), (.row(20, anchor: .top), -200), (.id("15"), -120),
      (.id("3", anchor: .top), -60), (.id("10", anchor: .center), -110), (.id("row15"), -120),
      (.id("nobody"), 0),
    ] as [(ScrollRequest, CGFloat)])
  func requestPlacesTheContent(request: ScrollRequest, y: CGFloat) {
    let graph = mounted(Rows(), scroll: ["": request])
    #expect(frames(graph)["row0"] == CGRect(x: 100, y: y, width: 100, height: 20))
    #expect(graph.scrollStates.map(\.offset) == [CGPoint(x: 0, y: -y)])
  }

  @Test(
    arguments: [
      ("upper", [-40, 100]), ("low", [0, 60]), ("0", [-40, 100]), ("1", [0, 60]), ("", [-40, 100]),
    ] as [(String, [CGFloat])])
  func nameFindsTheScrollView(name: String, tops: [CGFloat]) {
    let view = VStack(spacing: 0) {
      Rows(prefix: "a").frame(height: 100).accessibilityIdentifier("upper")
      Rows(prefix: "b").padding(0).id("low")
    }
    let graph = mounted(view, scroll: [name: .offset(40)])
    let found = frames(graph)
    #expect([found["a0"]?.minY, found["b0"]?.minY] == tops)
    #expect(graph.scrollStates.map(\.name) == ["upper", "low"])
    #expect(graph.diagnostics.isEmpty)
  }

  @Test func unknownAndAmbiguousNamesWarn() {
    let view = VStack(spacing: 0) {
      Rows(prefix: "a").accessibilityIdentifier("list")
      Rows(prefix: "b").accessibilityIdentifier("list")
    }
    let graph = mounted(view, scroll: ["list": .offset(10), "ghost": .end])
    #expect(graph.diagnostics.map(\.kind) == [.unknownValue, .ambiguousName])
    #expect(frames(graph)["a0"]?.minY == -10)
  }

  /// The address decides where a view starts, whatever the view does on appearing; after that the
  /// view scrolls itself.
  @Test func addressHasItsSayBeforeTheView() {
    final class Remote { var scroll: @MainActor () -> Void = {} }
    let remote = Remote()
    let view = ScrollViewReader { proxy in
      Rows().onAppear {
        proxy.scrollTo(19)
        remote.scroll = { proxy.scrollTo(19) }
      }
    }
    let graph = mounted(view, scroll: ["": .offset(33)])
    #expect(graph.scrollStates.first?.offset.y == 33)
    remote.scroll()
    graph.settle()
    #expect(graph.scrollStates.first?.offset.y == 200)
    // A scroll view that comes later does not hand out the first request again.
    graph.scrollRequests["ghost"] = .end
    graph.settle()
    #expect(graph.scrollStates.first?.offset.y == 200)
    graph.scrolling.scroll("", to: .offset(33))
    graph.settle()
    #expect(graph.scrollStates.first?.offset.y == 33)
  }
}

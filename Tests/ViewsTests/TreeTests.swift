import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@MainActor
func mounted<V: View>(
  _ view: V, width: CGFloat? = 300, height: CGFloat? = 200,
  environment: EnvironmentValues = EnvironmentValues()
) -> ViewGraph {
  let graph = ViewGraph(canvas: Canvas(width: width, height: height))
  graph.update(view, environment: environment)
  graph.settle()
  return graph
}

@MainActor
func frames(_ graph: ViewGraph) -> [String: CGRect] {
  var result: [String: CGRect] = [:]
  func walk(_ node: ViewNode) {
    if let named = node as? AccessibilityNode, let identifier = named.identifier {
      result[identifier] = node.globalFrame
    }
    for child in node.layoutChildren { walk(child) }
  }
  if let root = graph.root { walk(root) }
  return result
}

private struct Counter: View {
  @State private var count = 1
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("box\(index)")
      }
    }
    .onAppear { count = 3 }
    .accessibilityIdentifier("row")
  }
}

@Suite @MainActor struct TreeTests {
  @Test func stateChangedOnAppearIsLaidOut() {
    let found = frames(mounted(Counter()))
    #expect(found["row"] == CGRect(x: 120, y: 95, width: 60, height: 10))
    #expect(found["box2"] == CGRect(x: 160, y: 95, width: 20, height: 10))
  }

  @Test func textHasSystemHeights() {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let graph = mounted(
      Text("Hello").accessibilityIdentifier("text"), environment: environment)
    #expect(frames(graph)["text"]?.height == 20.5)
  }

  @Test func geometryReaderSeesItsFrame() {
    struct Probe: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.blue.frame(height: 30)
          GeometryReader { proxy in
            Color.red
              .frame(width: proxy.frame(in: .global).minY, height: 10)
              .accessibilityIdentifier("probe")
          }
        }
      }
    }
    #expect(frames(mounted(Probe()))["probe"] == CGRect(x: 0, y: 30, width: 30, height: 10))
  }
}

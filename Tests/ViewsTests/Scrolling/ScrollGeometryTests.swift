import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct ScrollGeometryTests {
  private final class Log {
    var geometries: [ScrollGeometry] = []
    var ids: [[Int]] = []
    var visible: [String] = []
  }

  private var lines: some View {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { Color.red.frame(width: 120, height: 20).id($0) }
    }
  }

  /// Rule S8: recorded on iOS for a margin of 20 above 400 points in a frame of 150.
  @Test func marginsAreInsets() {
    let log = Log()
    let view = ScrollView { lines }
      .contentMargins(.top, 20, for: .scrollContent)
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, new in
        log.geometries.append(new)
      }
      .frame(height: 150)
    let graph = mounted(view)
    #expect(log.geometries.count == 1)
    #expect(log.geometries.last?.contentOffset == CGPoint(x: 0, y: -20))
    #expect(
      log.geometries.last?.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(log.geometries.last?.containerSize == CGSize(width: 120, height: 130))
    #expect(log.geometries.last?.contentSize == CGSize(width: 120, height: 400))
    #expect(log.geometries.last?.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
    #expect(log.geometries.last?.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
    graph.scrolling.scroll("", to: .end)
    graph.settle()
    #expect(log.geometries.count == 2)
    #expect(log.geometries.last?.contentOffset == CGPoint(x: 0, y: 250))
  }

  @Test func safeAreaIsInset() {
    let log = Log()
    let view = ScrollView { lines }
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        log.geometries.append($1)
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
    _ = mounted(view)
    #expect(log.geometries.last?.contentOffset.y == -40)
    #expect(log.geometries.last?.visibleRect.height == 200)
    #expect(log.geometries.last?.containerSize.height == 160)
  }

  @Test func visibilityIsTold() {
    let log = Log()
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { index in
          Color.red.frame(width: 100, height: 80)
            .onScrollVisibilityChange { log.visible.append("\(index)\($0 ? "+" : "-")") }
        }
      }
      .scrollTargetLayout()
    }
    .onScrollTargetVisibilityChange(idType: Int.self) { log.ids.append($0) }
    let graph = mounted(view)
    #expect(log.visible == ["0+", "1+", "2+"])
    #expect(log.ids == [[0, 1, 2]])
    graph.scrolling.scroll("", to: .offset(130))
    graph.settle()
    #expect(log.visible.dropFirst(3) == ["0-", "1-", "3+"])
    #expect(log.ids.last == [2, 3])
  }

  @Test(arguments: [(0, 0), (120, 200), (90, 0), (700, 600)] as [(CGFloat, CGFloat)])
  func gesturesComeToRestAtPages(offset: CGFloat, rest: CGFloat) {
    let view = ScrollView {
      VStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 200) } }
    }
    .scrollTargetBehavior(.paging)
    #expect(mounted(view, scroll: ["": .offset(offset)]).scrollStates.first?.offset.y == offset)
    let graph = mounted(view)
    graph.scrolling.scroll("", to: .offset(offset))
    graph.settle()
    #expect(graph.scrollStates.first?.offset.y == rest)
    graph.root?.invalidateLayout()
    graph.settle()
    #expect(graph.scrollStates.first?.offset.y == rest)
  }

  @Test func gesturesComeToRestAtViews() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 100) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    let graph = mounted(view)
    graph.scrolling.scroll("", to: .offset(390))
    graph.settle()
    #expect(graph.scrollStates.first?.offset.x == 440)
  }

  /// The spaces of scroll views: the nearest, and the nearest along an axis.
  @Test func scrollViewSpacesAreViewports() {
    struct Probe: View {
      var body: some View {
        GeometryReader { proxy in
          Color.clear
            .frame(
              width: proxy.frame(in: .scrollView).minX,
              height: proxy.frame(in: .scrollView(axis: .vertical)).minY
            )
            .accessibilityIdentifier("probe")
        }
        .frame(width: 40, height: 40)
      }
    }
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 70)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 40)
            Probe()
          }
        }
      }
    }
    .padding(.top, 20)
    #expect(frames(mounted(view))["probe"]?.size == CGSize(width: 50, height: 70))
  }
}

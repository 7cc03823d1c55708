import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct LazyScrollingTests {
  private struct Numbered: View {
    var prefix = ""
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { index in
            Color.red.frame(height: 20).accessibilityIdentifier("row\(index)").id("x\(index)")
          }
        }
      }
    }
  }

  /// Rows that are not built are found by the ids of their data, else by building them.
  @Test(
    arguments: [
      (.id("700"), 13_820), (.id("700", anchor: .top), 14_000), (.row(701), 13_820),
      (.id("x300", anchor: .top), 6_000), (.row(1, anchor: .bottom), 0), (.end, 19_800),
      (.id("999", anchor: .top), 19_800), (.row(1001), 0), (.id("x5000"), 0),
    ] as [(ScrollRequest, CGFloat)])
  func unbuiltRowsAreReached(request: ScrollRequest, offset: CGFloat) {
    let graph = mounted(Numbered(), scroll: ["": request])
    #expect(graph.scrollStates.first?.offset.y == offset)
    #expect(frames(graph)["row\(Int(offset / 20))"]?.minY == 0)
  }

  @Test func proxyReachesUnbuiltRows() {
    let view = ScrollViewReader { proxy in
      Numbered().onAppear { proxy.scrollTo("x500", anchor: .center) }
    }
    #expect(frames(mounted(view))["row500"]?.midY == 100)
  }

  @Test func proxyReachesRowsThatHaveJustCome() {
    final class Remote { var add: @MainActor () -> Void = {} }
    struct Chat: View {
      @State private var count = 10
      let remote: Remote
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) {
                Color.red.frame(height: 30).accessibilityIdentifier("row\($0)")
              }
            }
          }
          .onAppear {
            remote.add = {
              count += 1
              proxy.scrollTo(count - 1)
            }
          }
        }
      }
    }
    let remote = Remote()
    let graph = mounted(Chat(remote: remote))
    remote.add()
    graph.settle()
    #expect(frames(graph)["row10"]?.maxY == 200)
  }

  /// A reader inside a scroll view scrolls that one.
  @Test func proxyInsideAScrollViewScrollsIt() {
    let view = ScrollView {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) {
            Color.red.frame(height: 30).accessibilityIdentifier("row\($0)")
          }
        }
        .onAppear { proxy.scrollTo(30, anchor: .top) }
      }
    }
    #expect(frames(mounted(view))["row30"]?.minY == 0)
  }

  /// Nested scroll views all show the target.
  @Test func everyScrollViewAroundTheTargetScrolls() {
    let view = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 500)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<50, id: \.self) {
                Color.red.frame(width: 40, height: 30).accessibilityIdentifier("tile\($0)")
              }
            }
          }
        }
      }
      .onAppear { proxy.scrollTo(20) }
    }
    let found = frames(mounted(view))
    #expect(found["tile20"] == CGRect(x: 260, y: 170, width: 40, height: 30))
  }
}

import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Closures of `alignmentGuide` that count on the order in which a pile reads them: child by child,
/// the horizontal guide before the vertical one.
@MainActor
@Suite struct GuideOrderTests {
  /// Lines of blocks, broken where the width is used up: as published before there were layouts of
  /// one's own.
  private struct Tags: View {
    let widths: [CGFloat]
    @State private var height: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { lines(in: $0.size.width) }
      }
      .frame(height: height)
    }

    private func lines(in limit: CGFloat) -> some View {
      nonisolated(unsafe) var x = CGFloat.zero
      nonisolated(unsafe) var y = CGFloat.zero
      return ZStack(alignment: .topLeading) {
        ForEach(widths.indices, id: \.self) { index in
          block("tag\(index)", widths[index], 20)
            .alignmentGuide(.leading) { dimensions in
              if abs(x - dimensions.width) > limit {
                x = 0
                y -= dimensions.height
              }
              let result = x
              if index == widths.count - 1 { x = 0 } else { x -= dimensions.width }
              return result
            }
            .alignmentGuide(.top) { _ in
              let result = y
              if index == widths.count - 1 { y = 0 }
              return result
            }
        }
      }
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { height = proxy.size.height }
            .onChange(of: proxy.size.height) { height = $1 }
        }
      }
    }
  }

  @Test func blocksFlowIntoLines() {
    let graph = mounted(
      Tags(widths: [40, 50, 30, 60, 20]).accessibilityIdentifier("tags"), width: 100, height: 200)
    expectFrames(
      graph,
      [
        "tag0": [0, 70, 40, 20], "tag1": [40, 70, 50, 20], "tag2": [0, 90, 30, 20],
        "tag3": [30, 90, 60, 20], "tag4": [0, 110, 20, 20], "tags": [0, 70, 100, 60],
      ])
    #expect(graph.diagnostics.isEmpty)
  }
}

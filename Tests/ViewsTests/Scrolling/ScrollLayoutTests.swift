import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Rules S1 to S9 in shapes other than the recorded ones; FR-148, GT-16.
@Suite @MainActor struct ScrollLayoutTests {
  @Test func readersAndSpacersFollowTheAxis() {
    let reader = ScrollView {
      GeometryReader { _ in Color.red }.accessibilityIdentifier("reader")
    }
    #expect(frames(mounted(reader))["reader"] == CGRect(x: 0, y: 0, width: 300, height: 10))
    let row = ScrollView {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("last")
      }
    }
    #expect(frames(mounted(row))["last"]?.maxX == 300)
  }

  @Test func widerContentSticksOut() {
    let view = ScrollView {
      Color.red.frame(width: 400, height: 10).accessibilityIdentifier("wide")
    }
    .accessibilityIdentifier("scroll")
    let found = frames(mounted(view))
    #expect(found["wide"]?.minX == -50)
    #expect(found["scroll"] == CGRect(x: -50, y: 0, width: 400, height: 200))
  }

  /// Rule S3.
  @Test(arguments: [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]])
  func severalViewsStandInAColumn(axes: Axis.Set) {
    let view = ScrollView(axes) {
      Color.red.frame(width: 60, height: 30).accessibilityIdentifier("first")
      Color.red.frame(width: 20, height: 30).accessibilityIdentifier("second")
    }
    let found = frames(mounted(view))
    #expect(found["second"]?.minY == (found["first"]?.maxY).map { $0 + 8 })
    #expect(found["second"]?.midX == found["first"]?.midX)
  }

  @Test func nestedScrollViewsTakeWhatTheyAreGiven() {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          Color.red.frame(width: 900, height: 50)
        }
        .accessibilityIdentifier("shelf")
        Color.blue.frame(height: 500)
      }
    }
    #expect(
      frames(mounted(view))["shelf"] == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  /// Rule S7: across its axis a scroll view grows by the margins; along it the content moves.
  @Test func marginsInsetTheContent() {
    let content = Color.red.frame(width: 100, height: 400).accessibilityIdentifier("content")
    let view = ScrollView { content }.contentMargins(15).accessibilityIdentifier("scroll")
    let found = frames(mounted(view))
    #expect(found["scroll"] == CGRect(x: 85, y: 0, width: 130, height: 200))
    #expect(found["content"] == CGRect(x: 100, y: 15, width: 100, height: 400))
    let graph = mounted(view, scroll: ["": .end])
    #expect(frames(graph)["content"]?.maxY == 185)
    let indicators = ScrollView { content }
      .contentMargins(.all, 15, for: .scrollIndicators).accessibilityIdentifier("scroll")
    #expect(frames(mounted(indicators))["content"] == CGRect(x: 100, y: 0, width: 100, height: 400))
  }

  /// Margins and anchors are those of the outer scroll view only.
  @Test func innerScrollViewsStartAfresh() {
    let view = ScrollView {
      ScrollView(.horizontal) {
        Color.red.frame(width: 900, height: 50).accessibilityIdentifier("inner")
      }
    }
    .contentMargins(.leading, 20).defaultScrollAnchor(.bottomTrailing)
    #expect(frames(mounted(view))["inner"]?.minX == 20)
  }

  /// Rule S6: who stands at the anchor stays at it.
  @Test(
    arguments: [
      (UnitPoint.bottom as UnitPoint?, nil as ScrollRequest?, 140),
      (.bottom, .offset(10), 10), (nil, nil, 0), (.top, nil, 0),
    ] as [(UnitPoint?, ScrollRequest?, CGFloat)])
  func growingContentKeepsItsAnchor(anchor: UnitPoint?, request: ScrollRequest?, offset: CGFloat) {
    let remote = Remote()
    let view = Growing(remote: remote).defaultScrollAnchor(anchor)
    let graph = mounted(view, scroll: request.map { ["": $0] } ?? [:])
    for count in [14, 17] {
      remote.grow(count)
      graph.settle()
    }
    #expect(graph.scrollStates.first?.offset.y == offset)
  }

  @Test func sizeChangesAloneLeaveAViewAtItsTop() {
    let remote = Remote()
    let graph = mounted(Growing(remote: remote).defaultScrollAnchor(.bottom, for: .sizeChanges))
    remote.grow(17)
    graph.settle()
    #expect(graph.scrollStates.first?.offset.y == 0)
  }

  @Test func shrinkingContentIsNotLeftBehind() {
    let remote = Remote()
    let graph = mounted(
      Growing(count: 40, remote: remote).defaultScrollAnchor(.bottom, for: .initialOffset))
    #expect(graph.scrollStates.first?.offset.y == 600)
    remote.grow(20)
    graph.settle()
    #expect(graph.scrollStates.first?.offset.y == 200)
  }

  private final class Remote { var grow: @MainActor (Int) -> Void = { _ in } }

  private struct Growing: View {
    @State var count = 12
    let remote: Remote
    var body: some View {
      remote.grow = { count = $0 }
      return Rows(count: count)
    }
  }

  @Test(
    arguments: [
      (Axis.Set.horizontal, 1, 1, 0, CGSize(width: 300, height: 20)),
      (.vertical, 1, 1, 0, CGSize(width: 20, height: 160)),
      ([.horizontal, .vertical], 1, 1, 0, CGSize(width: 300, height: 160)),
      (.horizontal, 4, 1, 20, CGSize(width: 60, height: 20)),
      (.horizontal, 4, 3, 20, CGSize(width: 220, height: 20)),
    ] as [(Axis.Set, Int, Int, CGFloat, CGSize)])
  func framesRelativeToTheContainer(
    axes: Axis.Set, count: Int, span: Int, spacing: CGFloat, size: CGSize
  ) {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 40)
      ScrollView(.horizontal) {
        Color.red.frame(width: 20, height: 20)
          .containerRelativeFrame(axes, count: count, span: span, spacing: spacing)
          .accessibilityIdentifier("item")
      }
      .frame(height: 160)
    }
    #expect(frames(mounted(view))["item"]?.size == size)
  }

  @Test func windowIsTheOutermostContainer() {
    let view = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 3 }
      .accessibilityIdentifier("item")
    #expect(frames(mounted(view))["item"]?.width == 100)
  }

  @Test func emptyAndBadScrollViewsAreHarmless() {
    let view = VStack {
      ScrollView {}
      ScrollView([]) { Color.red.frame(width: 20, height: 20) }
      ScrollView { Color.red.frame(height: 20) }.contentMargins(.infinity)
      ScrollView { Color.red.frame(height: 20) }.contentMargins(-50)
      ScrollView { LazyVStack {} }
      ScrollView { LazyVGrid(columns: []) { Color.red } }
      LazyHGrid(rows: [GridItem(.fixed(.nan)), GridItem(.flexible(minimum: -5, maximum: 0))]) {
        Color.red
      }
    }
    .accessibilityIdentifier("all")
    let frame = frames(mounted(view, scroll: ["": .offset(1e12)]))["all"]
    #expect(frame.map { $0.minX.isFinite && $0.minY.isFinite } == true)
  }
}

import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Rules P2, P3, SA1; GT-13, GT-14.
@Suite @MainActor struct SafeAreaTests {
  private func frames<V: View>(
    _ view: V, width: CGFloat = 400, height: CGFloat = 800, safe: EdgeInsets = EdgeInsets(),
    scroll: [String: ScrollRequest] = [:], direction: LayoutDirection = .leftToRight
  ) -> [String: CGRect] {
    let graph = ViewGraph(canvas: Canvas(width: width, height: height, safeArea: safe))
    graph.scrollRequests = scroll
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    graph.update(view, environment: environment)
    graph.settle()
    return ViewsTests.frames(graph)
  }

  /// A rectangle of 100 by 20 takes the insets of the edges that it touches (GT-14).
  @Test(arguments: [
    (Alignment.top, EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)),
    (.bottom, EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
    (.leading, EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
    (.trailing, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)),
    (.center, EdgeInsets()),
    (.topLeading, EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)),
  ])
  func touchedEdgesAreUnsafe(alignment: Alignment, insets: EdgeInsets) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let probe = Color.red.frame(width: 100, height: 20)
        .background {
          GeometryReader { proxy in
            Color.blue
              .frame(
                width: proxy.safeAreaInsets.leading + proxy.safeAreaInsets.trailing,
                height: proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom
              )
              .accessibilityIdentifier("insets")
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      let found = frames(
        probe, safe: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40),
        direction: direction)
      #expect(found["insets"]?.size == CGSize(width: insets.horizontal, height: insets.vertical))
    }
  }

  @Test func contentThatIgnoresReachesUnderTheBar() {
    let view = VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("content")
    }
    .ignoresSafeArea()
    .accessibilityIdentifier("outer")
    .safeAreaInset(edge: .top, spacing: 0) {
      Color.blue.frame(height: 30).accessibilityIdentifier("bar")
    }
    .frame(width: 100, height: 200)
    let found = frames(view, width: 100, height: 200)
    #expect(found["content"] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(found["outer"] == CGRect(x: 0, y: 30, width: 100, height: 170))
    #expect(found["bar"] == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test(arguments: [
    (
      Edge.top, CGRect(x: 0, y: 38, width: 100, height: 62),
      CGRect(x: 80, y: 0, width: 20, height: 30)
    ),
    (
      .bottom, CGRect(x: 0, y: 0, width: 100, height: 62),
      CGRect(x: 80, y: 70, width: 20, height: 30)
    ),
    (
      .leading, CGRect(x: 28, y: 0, width: 72, height: 100),
      CGRect(x: 0, y: 70, width: 20, height: 30)
    ),
    (
      .trailing, CGRect(x: 0, y: 0, width: 72, height: 100),
      CGRect(x: 80, y: 70, width: 20, height: 30)
    ),
  ])
  func barTakesItsEdge(edge: Edge, content: CGRect, bar: CGRect) {
    struct Sample: View {
      let edge: Edge
      var body: some View {
        let content = Color.red.accessibilityIdentifier("content")
        let bar = Color.blue.frame(width: 20, height: 30).accessibilityIdentifier("bar")
        switch edge {
        case .top, .bottom:
          content.safeAreaInset(edge: edge == .top ? .top : .bottom, alignment: .trailing) { bar }
        case .leading, .trailing:
          content.safeAreaInset(edge: edge == .leading ? .leading : .trailing, alignment: .bottom) {
            bar
          }
        }
      }
    }
    let found = frames(Sample(edge: edge), width: 100, height: 100)
    #expect(found["content"] == content)
    #expect(found["bar"] == bar)
    let mirrored = frames(
      Sample(edge: edge), width: 100, height: 100, direction: .rightToLeft)
    #expect(mirrored["bar"]?.minX == 100 - bar.maxX)
    #expect(mirrored["content"]?.minX == 100 - content.maxX)
  }

  /// With nothing proposed the bar adds to the content.
  @Test func barAddsToRigidContent() {
    let view = Color.red.frame(width: 50, height: 40)
      .safeAreaInset(edge: .bottom, spacing: 2) { Color.blue.frame(height: 10) }
      .accessibilityIdentifier("whole")
    #expect(frames(view)["whole"]?.size == CGSize(width: 50, height: 52))
  }

  private var rows: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(0..<100, id: \.self) {
            Color.red.frame(height: 20).accessibilityIdentifier("row\($0)")
          }
        } header: {
          Color.blue.frame(height: 24).accessibilityIdentifier("header")
        }
      }
    }
    .accessibilityIdentifier("scroll")
  }

  /// FR-121: what scrolls shows under the bars, and headers are held at the safe edge.
  @Test func scrolledContentShowsUnderBars() {
    let view = rows.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 44) }
    let found = frames(
      view, height: 300, safe: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
      scroll: ["": .offset(224)])
    #expect(found["header"]?.minY == 91)
    #expect(found["scroll"] == CGRect(x: 0, y: 91, width: 400, height: 175))
    #expect(found["row10"]?.minY == 91)
    // From the top of the window to its bottom.
    #expect(found["row5"]?.minY == -9)
    #expect(found["row20"]?.minY == 291)
    #expect(found["row4"] == nil && found["row21"] == nil)
  }

  @Test func contentRestsInTheSafeArea() {
    let safe = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    #expect(frames(rows, height: 300, safe: safe)["header"]?.minY == 47)
    let end = frames(rows, height: 300, safe: safe, scroll: ["": .end])
    #expect(end["row99"]?.maxY == 266)
  }

  /// A scroll view that ignores the safe area begins at the window's edge.
  @Test func ignoringScrollViewIsNotInset() {
    let safe = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let found = frames(rows.ignoresSafeArea(), height: 300, safe: safe)
    #expect(found["scroll"] == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(found["header"]?.minY == 0)
    let top = frames(rows.ignoresSafeArea(edges: .top), height: 300, safe: safe, scroll: ["": .end])
    #expect(top["scroll"] == CGRect(x: 0, y: 0, width: 400, height: 266))
    #expect(top["row99"]?.maxY == 266)
  }

  @Test func paddingAddsUp() {
    let view = Color.red.accessibilityIdentifier("inner")
      .safeAreaPadding(.top, 10).safeAreaPadding(5)
    let found = frames(view, width: 100, height: 100)
    #expect(found["inner"] == CGRect(x: 5, y: 15, width: 90, height: 80))
    let ignoring = frames(
      Color.red.accessibilityIdentifier("inner").ignoresSafeArea()
        .safeAreaPadding(.top, 10).safeAreaPadding(5), width: 100, height: 100)
    #expect(ignoring["inner"] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// A bar's own background reaches to the window's edge.
  @Test func barIsInTheOuterSafeArea() {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.accessibilityIdentifier("fill").ignoresSafeArea().frame(height: 30)
        .accessibilityIdentifier("bar")
    }
    let found = frames(
      view, height: 300, safe: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
    #expect(found["bar"] == CGRect(x: 0, y: 236, width: 400, height: 30))
    #expect(found["fill"] == CGRect(x: 0, y: 236, width: 400, height: 64))
  }
}

import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Rule G5 and FR-115, FR-116, FR-121. Three sections of ten rows of 20, header and footer as given,
/// in a viewport of 200.
@Suite @MainActor struct PinnedViewsTests {
  private func layout(
    _ pinned: PinnedScrollableViews, offset: CGFloat, header: CGFloat = 30, footer: CGFloat = 20
  ) -> (ViewGraph, [String: CGRect]) {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<10, id: \.self) {
              Color.red.frame(height: 20).accessibilityIdentifier("\(section).\($0)")
            }
          } header: {
            Color.blue.frame(height: header).accessibilityIdentifier("header\(section)")
          } footer: {
            Color.blue.frame(height: footer).accessibilityIdentifier("footer\(section)")
          }
        }
      }
    }
    let graph = mounted(view, scroll: ["": .offset(offset)])
    return (graph, frames(graph))
  }

  @Test(
    arguments: [
      (0, 0), (-80, 80), (1, 0), (150, 0), (220, 0), (221, -1), (240, -20),
    ] as [(CGFloat, CGFloat)])
  func headerStaysUntilItsSectionEnds(offset: CGFloat, y: CGFloat) {
    let (graph, found) = layout(.sectionHeaders, offset: offset)
    #expect(found["header0"]?.minY == y)
    #expect(graph.scrollStates.first?.pinned == (offset > 0 ? ["header0"] : []))
  }

  @Test func nextHeaderPushesWhateverItsHeight() {
    let (graph, found) = layout(.sectionHeaders, offset: 250)
    #expect(found["header0"] == nil)
    #expect(found["header1"]?.minY == 0)
    #expect(graph.scrollStates.first?.pinned.isEmpty == true)
  }

  @Test func headersScrollAwayUnlessPinned() {
    #expect(layout([], offset: 10).1["header0"]?.minY == -10)
    #expect(layout(.sectionFooters, offset: 10).1["header0"]?.minY == -10)
  }

  /// Every point of a header that is taller than the viewport comes into sight before it is held.
  @Test(
    arguments: [(0, 0), (60, -60), (100, -100), (101, -100), (250, -100)] as [(CGFloat, CGFloat)])
  func tallHeaderFirstComesUp(offset: CGFloat, y: CGFloat) {
    #expect(layout(.sectionHeaders, offset: offset, header: 300).1["header0"]?.minY == y)
  }

  @Test(
    arguments: [(0, 180), (30, 180), (50, 180), (51, 179), (-180, 400)] as [(CGFloat, CGFloat)])
  func footerStaysAtTheBottom(offset: CGFloat, y: CGFloat) {
    let found = layout(.sectionFooters, offset: offset).1
    #expect(found["footer0"]?.minY == (y < 200 ? y : nil))
  }

  /// The pinned view is painted after the rows that it covers.
  @Test func pinnedViewsArePaintedLast() {
    let (graph, _) = layout([.sectionHeaders, .sectionFooters], offset: 10)
    let last = graph.root.flatMap { root in
      var found: ViewNode?
      var open = [root]
      while let node = open.popLast() {
        if node is LazyNode { found = node }
        open += node.layoutChildren
      }
      return found?.layoutChildren.suffix(2).compactMap { ($0 as? AccessibilityNode)?.identifier }
    }
    #expect(last == ["header0", "footer0"])
  }
}

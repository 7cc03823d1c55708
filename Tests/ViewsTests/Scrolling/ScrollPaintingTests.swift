import Drawing
import Geometry
import Testing
import ViewCore
import Views

@Suite @MainActor struct ScrollPaintingTests {
  private func painted(_ graph: ViewGraph) -> [DisplayItem] {
    var painter = Painter()
    graph.root?.paint(&painter)
    return painter.items
  }

  @Test func contentIsClippedAndHiddenRowsAreLeftOut() throws {
    let items = painted(mounted(Rows(count: 1000), scroll: ["": .offset(410)]))
    guard case .group(let group) = try #require(items.first) else {
      Issue.record("no group")
      return
    }
    #expect(group.clip?.path.boundingRect == CGRect(x: 100, y: 0, width: 100, height: 200))
    #expect(group.items.count == 11)
    #expect(items.count == 1)
  }
}

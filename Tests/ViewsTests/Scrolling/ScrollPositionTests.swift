import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// A view that tests speak to while it is mounted.
private final class Remote<Value> {
  var set: @MainActor (Value) -> Void = { _ in }
  var value: Value?
}

private struct Targets: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) {
          Color.red.frame(height: 30).accessibilityIdentifier("row\($0)")
        }
      }
      .scrollTargetLayout()
    }
  }
}

@Suite @MainActor struct ScrollPositionTests {
  private struct Bound: View {
    @State var id: Int?
    var anchor: UnitPoint?
    let remote: Remote<Int?>

    var body: some View {
      remote.set = { id = $0 }
      remote.value = id
      return Targets().scrollPosition(id: $id, anchor: anchor)
    }
  }

  @Test func bindingScrollsAtFirstAndWhenItChanges() {
    let remote = Remote<Int?>()
    let graph = mounted(Bound(id: 50, anchor: .top, remote: remote))
    #expect(frames(graph)["row50"]?.minY == 0)
    remote.set(10)
    graph.settle()
    #expect(frames(graph)["row10"]?.minY == 0)
    remote.set(nil)
    graph.settle()
    #expect(frames(graph)["row10"]?.minY == 0)
    #expect(remote.value == .some(nil))
  }

  @Test func bindingLearnsWhereSomebodyScrolled() {
    let remote = Remote<Int?>()
    let graph = mounted(Bound(id: nil, remote: remote), scroll: ["": .offset(100)])
    #expect(remote.value == 3)
    #expect(graph.scrollStates.first?.offset.y == 100)
    graph.scrolling.scroll("", to: .offset(305))
    graph.settle()
    #expect(remote.value == 10)
    #expect(graph.scrollStates.first?.offset.y == 305)
    // What the view asks for next counts again.
    remote.set(20)
    graph.settle()
    #expect(frames(graph)["row20"]?.maxY == 200)
  }

  @Test func anchorDecidesWhichViewItIs() {
    let remote = Remote<Int?>()
    _ = mounted(Bound(anchor: .bottom, remote: remote), scroll: ["": .offset(100)])
    #expect(remote.value == 9)
  }

  /// Rule: at rest a binding is left alone.
  @Test func bindingIsLeftAloneAtRest() {
    let remote = Remote<Int?>()
    _ = mounted(Bound(remote: remote))
    #expect(remote.value == .some(nil))
  }

  private struct Positioned: View {
    @State var position: ScrollPosition
    let remote: Remote<ScrollPosition>

    var body: some View {
      remote.set = { position = $0 }
      remote.value = position
      return Targets().scrollPosition($position)
    }
  }

  @Test(
    arguments: [
      (ScrollPosition(idType: Int.self), 0), (ScrollPosition(edge: .bottom), 2800),
      (ScrollPosition(id: 40), 1030), (ScrollPosition(id: 40, anchor: .top), 1200),
      (ScrollPosition(point: CGPoint(x: 0, y: 77)), 77), (ScrollPosition(y: 5), 5),
      (ScrollPosition(x: 5), 0),
    ] as [(ScrollPosition, CGFloat)])
  func positionsAreGoneTo(position: ScrollPosition, offset: CGFloat) {
    let start = Remote<ScrollPosition>()
    let first = mounted(Positioned(position: position, remote: start))
    #expect(first.scrollStates.first?.offset.y == offset)
    let later = Remote<ScrollPosition>()
    let graph = mounted(Positioned(position: ScrollPosition(idType: Int.self), remote: later))
    later.set(position)
    graph.settle()
    #expect(graph.scrollStates.first?.offset.y == offset)
    #expect(later.value?.isPositionedByUser == false)
  }

  @Test func positionLearnsOfGestures() throws {
    let remote = Remote<ScrollPosition>()
    let graph = mounted(Positioned(position: ScrollPosition(edge: .bottom), remote: remote))
    graph.scrolling.scroll("", to: .offset(90))
    graph.settle()
    let position = try #require(remote.value)
    #expect(position.isPositionedByUser)
    #expect(position.viewID(type: Int.self) == 3)
    #expect(position.edge == nil)
    #expect(graph.scrollStates.first?.offset.y == 90)
  }
}

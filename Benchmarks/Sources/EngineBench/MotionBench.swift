import Drawing
import GalleryStories
import Geometry
import Observation
import Previews
import SVGRendering
import Snapshots
import ViewCore
import Views

/// Times frames on the way from one state to another, and the same frames at rest.
@MainActor final class MotionBench {
  private var trees: [String: MovingTree] = [:]
  private var round = 0

  /// A frame of the segmented control in the middle of its slide, from the state to the bytes.
  func segmentedControl() throws -> Measurement {
    let control = try ControlStory()
    var bytes = 0
    func draw() throws {
      round += 1
      let stage = try control.stage(round)
      stage.set(["selection": ControlStory.selection(round + 1)], passing: 0.2)
      bytes = svg(stage.displayList).count
    }
    try draw()
    let time = try medianTime(repeats: 41) { try draw() }
    return Measurement(nanoseconds: time, nodes: 0, bytes: bytes)
  }

  /// The next frame of rows in a mounted tree: a sixtieth of a second passes, all is painted.
  func rows(_ count: Int, moving: Bool) throws -> Measurement {
    let key = "\(count) \(moving)"
    let tree = try trees[key] ?? MovingTree(rows: count, moving: moving)
    trees[key] = tree
    var items = 0
    let time = try medianTime(repeats: max(5, 4_000 / count)) {
      tree.graph.pass(1.0 / 60)
      var painter = Painter()
      tree.graph.root?.paint(&painter)
      items = painter.items.count
    }
    return Measurement(nanoseconds: time, nodes: items)
  }
}

/// Rows that are, or are not, on their way to another place.
@MainActor private final class MovingTree {
  @Observable final class Place { var isMoved = false }

  struct Moving: View {
    let models: [RowModel]
    let place: Place
    var body: some View { Rows(models: models).padding(.leading, place.isMoved ? 40 : 0) }
  }

  let graph = ViewGraph(canvas: .phoneWide)

  init(rows: Int, moving: Bool) throws(BenchError) {
    let place = Place()
    let models = (0..<rows).map { _ in RowModel() }
    graph.update(Moving(models: models, place: place), environment: .bench)
    graph.settle()
    guard graph.root?.layoutChildren.isEmpty == false else { throw .emptyTree }
    guard moving else { return }
    // Longer than any bench runs.
    graph.perform {
      withAnimation(.linear(duration: 100_000)) { place.isMoved = true }
    }
    graph.pass(0.1)
  }
}

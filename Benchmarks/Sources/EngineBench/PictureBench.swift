import Drawing
import GalleryStories
import Geometry
import Previews
import SVGRendering
import Snapshots
import ViewCore
import Views

/// Times the way from a state to the bytes of its picture: build, settle, paint, write.
@MainActor final class PictureBench {
  private var round = 0

  /// A state of the segmented control's first story; the selection differs from time to time.
  func segmentedControl() throws -> Measurement {
    let control = try ControlStory()
    return try picture(repeats: 41) {
      round += 1
      return try control.stage(round)
    }
  }

  /// Rows as `LayoutBench` has them.
  func rows(_ count: Int) throws -> Measurement {
    let models = (0..<count).map { _ in RowModel() }
    return try picture(repeats: max(3, 400 / count)) {
      Stage(Rows(models: models), canvas: .phoneWide, environment: .bench)
    }
  }

  /// The first picture warms the caches of strings and outlines and does not count.
  private func picture(repeats: Int, _ stage: () throws -> Stage) throws -> Measurement {
    var bytes = 0
    func draw() throws {
      bytes = svg(try stage().displayList).count
    }
    try draw()
    let time = try medianTime(repeats: min(repeats, 41)) { try draw() }
    return Measurement(nanoseconds: time, nodes: 0, bytes: bytes)
  }
}

import Drawing
import GalleryStories
import Geometry
import Testing

@testable import Snapshots

extension Catalogue {
  /// The snapshot of an address, as pages and command line make it.
  @MainActor func snapshot(_ address: String) async throws -> Snapshot {
    let address = try StateAddress(address)
    let request = try SnapshotRequest(
      component: address.component, query: address.query, in: self)
    return try await InProcessRenderer(self).snapshot(of: request)
  }
}

extension Snapshot {
  /// Frames by accessibility identifier; the first of a name counts.
  var frames: [String: CGRect] {
    Dictionary(tree.flattened.compactMap { view in view.identifier.map { ($0, view.rect) } }) {
      first, _ in first
    }
  }

  /// Frames of the texts that read `text`, in the order of the views.
  func frames(ofText text: String) -> [CGRect] {
    tree.flattened.filter { $0.text == text && $0.children == nil }.map(\.rect)
  }

  /// The bytes of the picture.
  var picture: [UInt8] { svg().bytes }

  /// What is drawn, without the names that a picture gives its parts.
  var drawing: String { displayList.dump() }
}

extension ViewDocument {
  var rect: CGRect {
    let lengths = frame.map(\.value)
    return CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }
}

extension CGRect {
  /// Whether every edge lies within a distance of another rectangle's, in points.
  func isClose(to other: CGRect, within distance: CGFloat = 0.01) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}

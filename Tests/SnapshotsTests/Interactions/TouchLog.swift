import GalleryStories
import Geometry
import LayoutCore
import Previews
import ViewCore
import Views

@testable import Snapshots

/// What gestures did, in order.
@MainActor final class TouchLog {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

/// A view on a canvas of 200 by 200, and what a script makes of it.
@MainActor struct TouchRun {
  let log = TouchLog()
  let snapshot: Snapshot

  var entries: [String] { log.entries }
  var reasons: [String] { snapshot.actions.compactMap(\.reason) }

  init<V: View>(
    _ script: String, query: String = "size=200x200", _ view: @escaping @MainActor (TouchLog) -> V
  ) async throws {
    let log = log
    let record = PreviewRecord(
      title: "Board", source: SourcePlace(fileID: "Tests/Board.swift", line: 1)
    ) { view(log) }
    let catalogue = Catalogue(previews: [record], declarations: [])
    let parameter = script.isEmpty ? "" : "&do=\(script.replacing(" ", with: "%20"))"
    snapshot = try await catalogue.snapshot("board?\(query)\(parameter)")
  }
}

/// A number without needless digits.
func short(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
func short(_ point: CGPoint) -> String { "\(short(point.x)),\(short(point.y))" }
func short(_ size: CGSize) -> String { "\(short(size.width)),\(short(size.height))" }

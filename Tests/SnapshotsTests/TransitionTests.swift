import Addressing
import Drawing
import GalleryStories
import Geometry
import Testing
import ViewCore

@testable import Snapshots
@testable import Stories

/// States on their way from one to another (rule M12).
@Suite @MainActor struct TransitionTests {
  private func snapshot(
    _ query: String, of component: String = "segmented-control",
    in catalogue: Catalogue = .linked
  ) async throws -> Snapshot {
    let request = try SnapshotRequest(
      component: component, query: try QueryString.parse(query.utf8), in: catalogue)
    return try await InProcessRenderer(catalogue).snapshot(of: request)
  }

  private func bytes(_ query: String) async throws -> [UInt8] {
    try await snapshot(query).svg().bytes
  }

  nonisolated private static let directions = [
    ("one-way", "multi-city"), ("multi-city", "one-way"), ("one-way", "round-trip"),
  ]

  @Test(arguments: directions, ["", "&direction=rtl", "&story=matched-geometry", "&story=plain"])
  func bothEndsAreTheRestingStates(_ ways: (String, String), _ rest: String) async throws {
    let change = "from.selection=\(ways.0)&selection=\(ways.1)" + rest
    let before = try await bytes("selection=\(ways.0)" + rest)
    let after = try await bytes("selection=\(ways.1)" + rest)
    #expect(before != after)
    #expect(try await bytes(change + "&t=0") == before)
    #expect(try await bytes(change) == after)
    #expect(try await bytes(change + "&t=10") == after)
    #expect(try await bytes(change + "&t=0.2") != after)
  }

  /// White shapes of the picture that are not the page: the plates.
  private func plates(_ list: DisplayList) -> [CGRect] {
    func gather(_ items: [DisplayItem], _ clip: CGRect?) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .group(let group): return gather(group.items, group.clip?.path.boundingRect ?? clip)
        case .shape(let shape):
          guard shape.paint == .color(.white), shape.opacity > 0, shape.blendMode == .normal
          else { return [] }
          return [shape.path.boundingRect.intersection(clip ?? .infinite)]
        case .glyphs, .image: return []
        }
      }
    }
    return gather(list.items, nil).filter { $0.width < list.size.width }
  }

  private func frame(_ identifier: String, _ snapshot: Snapshot) throws -> [Double] {
    try #require(snapshot.tree.flattened.first { $0.identifier == identifier }).frame
      .map(\.value)
  }

  /// One plate at every time, on the line between both segments, by the default spring.
  @Test(arguments: directions, [0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.7])
  func onePlateSlides(_ ways: (String, String), _ time: Double) async throws {
    let moving = try await snapshot("from.selection=\(ways.0)&selection=\(ways.1)&t=\(time)")
    let plates = plates(moving.displayList)
    try #require(plates.count == 1)
    let (start, end) = (try frame(ways.0, moving), try frame(ways.1, moving))
    let angle = 2 * Double.pi / 0.55 * time
    let part = 1 - (1 + angle) * exp(-angle)
    let expected = zip(start, end).map { $0 + ($1 - $0) * part }
    let found = [plates[0].minX, plates[0].minY, plates[0].width, plates[0].height]
    for (found, expected) in zip(found, expected) {
      #expect(abs(Double(found) - expected) < 0.01, "at \(time)")
    }
    #expect(moving.warnings.isEmpty)
  }

  /// Labels are painted after the plate: none is covered.
  @Test(arguments: directions) func noLabelIsCovered(_ ways: (String, String)) async throws {
    let moving = try await snapshot("from.selection=\(ways.0)&selection=\(ways.1)&t=0.15")
    func order(_ items: [DisplayItem]) -> String {
      items.map { item in
        switch item {
        case .group(let group): order(group.items)
        case .shape(let shape): shape.paint == .color(.white) ? "p" : "-"
        case .glyphs, .image: "g"
        }
      }.joined()
    }
    #expect(order(moving.displayList.items) == "p-pggggggggg")
  }

  @Test func timeCountsFromTheLastAction() async throws {
    let byControl = try await bytes("from.selection=one-way&selection=multi-city&t=0.2")
    #expect(try await bytes("selection=one-way&do=tap(multi-city)&t=0.2") == byControl)
    #expect(try await bytes("selection=one-way&do=tap(multi-city);wait(0.2)") == byControl)
    #expect(try await bytes("selection=one-way&do=tap(multi-city);wait(0.1)&t=0.1") == byControl)
    let rest = try await bytes("selection=one-way")
    #expect(try await bytes("selection=one-way&do=tap(multi-city)&t=0") == rest)
  }

  @Test func actionsAtZeroAreReported() async throws {
    let snapshot = try await snapshot("selection=one-way&do=tap(multi-city)&t=0")
    #expect(snapshot.actions.map(\.ran) == [true])
  }

  /// A tap in flight takes over place and velocity.
  @Test func aTapInFlightTakesOver() async throws {
    func x(_ query: String) async throws -> Double {
      let plates = plates(try await snapshot(query).displayList)
      return Double(try #require(plates.first).minX)
    }
    let tap = "selection=one-way&do=tap(multi-city)"
    let before = try await x(tap + "&t=0.1")
    let later = try await x(tap + "&t=0.101")
    let after = try await x(tap + ";wait(0.1);tap(one-way)&t=0.001")
    #expect(abs((after - before) - (later - before)) < 0.05)
    #expect(after > before)
  }

  @Test func addressesKeepTheirTime() throws {
    for query in ["do=tap%28one-way%29&t=0.2", "from.selection=multi-city&t=0.25"] {
      let request = try SnapshotRequest(
        component: "segmented-control", query: try QueryString.parse(query.utf8), in: .linked)
      let again = try SnapshotRequest(
        component: "segmented-control", query: request.query, in: .linked)
      #expect(again == request)
      #expect(request.time != nil)
    }
  }

  /// The document gives the place in the layout, and where a view is drawn on its way there.
  @Test func documentsGiveBothFrames() async throws {
    let moving = try await snapshot("story=images&from.selection=Flights&selection=Cars&t=0.1")
    let plate = try #require(moving.tree.flattened.first { $0.identifier == "plate" })
    #expect(try frame("Cars", moving) == plate.frame.map(\.value))
  }
}

import ArticleSources
import GalleryStories
import Geometry
import Previews
import Testing

@testable import Snapshots

/// A spotlight in the manner of a published article, driven from outside.
@Suite @MainActor struct SpotlightArticleTests {
  private static let catalogue = Catalogue(
    previews: [
      PreviewRecord(
        title: "Feed", source: SourcePlace(fileID: "ArticleSources/Feed.swift", line: 1)
      ) { SpotlightArticle() }
    ], declarations: [])

  private func snapshot(_ query: String) async throws -> Snapshot {
    try await Self.catalogue.snapshot("feed?\(query)")
  }

  /// The frames of the shapes in the veil's mask.
  private func holes(_ snapshot: Snapshot) -> [CGRect] {
    snapshot.tree.flattened.filter { $0.type == "RoundedRectangle" && $0.children == nil }
      .map(\.rect)
      .sorted { $0.minY < $1.minY }
  }

  @Test(
    arguments: [
      "", "appearance=dark", "device=iphone-se", "orientation=landscape", "scroll=37.5",
      "scroll=90",
    ])
  func holesLieOnTheirElements(_ query: String) async throws {
    let snapshot = try await snapshot(query)
    #expect(snapshot.warnings.isEmpty, "\(snapshot.warnings)")
    let elements = ["new", "also"].compactMap { snapshot.frames[$0] }
    let holes = holes(snapshot)
    #expect(holes.count == 2 && elements.count == 2)
    for (hole, element) in zip(holes, elements) { #expect(hole.isClose(to: element)) }
  }

  @Test func theCoverComesAfterTheDelay() async throws {
    #expect(try await snapshot("do=wait(0.39)").presentations.isEmpty)
    #expect(try await snapshot("do=wait(0.41)").presentations.count == 1)
  }

  @Test func scrollingMeanwhileLetsTheLightShineOverTheBar() async throws {
    let snapshot = try await snapshot("do=wait(0.2);scroll(0,90);wait(0.4)")
    let list = try #require(snapshot.tree.flattened.first { $0.type == "ScrollView" }).rect
    let hole = try #require(holes(snapshot).first)
    let element = try #require(snapshot.frames["new"])
    #expect(hole.minY < list.minY && hole.isClose(to: element))
  }

  @Test func closingRunsItsActionOnce() async throws {
    let closed = try await snapshot("do=tap(Got it)".replacing(" ", with: "%20"))
    #expect(closed.presentations.isEmpty)
    #expect(closed.frames(ofText: "Closed 1").count == 1)
    #expect(closed.actions.allSatisfy { $0.ran })
  }
}

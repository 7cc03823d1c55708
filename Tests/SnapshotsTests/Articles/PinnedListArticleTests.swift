import ArticleSources
import GalleryStories
import Geometry
import Previews
import Testing

@testable import Snapshots

/// A pinned list in the manner of a published article, driven from outside.
@Suite @MainActor struct PinnedListArticleTests {
  private static let catalogue = Catalogue(
    previews: [
      PreviewRecord(
        title: "List", source: SourcePlace(fileID: "ArticleSources/PinnedList.swift", line: 1)
      ) { PinnedListArticle() }
    ], declarations: [])

  private func snapshot(_ query: String) async throws -> Snapshot {
    try await Self.catalogue.snapshot("pinned-list?\(query)")
  }

  @Test(
    arguments: [
      ("", false), ("scroll=300", false), ("do=tap(3)", false),
      ("do=tap(Item 3);scroll(0,131)", false), ("do=tap(3);scroll(0,132)", false),
      ("do=tap(3);scroll(0,133)", true), ("do=tap(3);scroll(0,600)", true),
      ("do=tap(3);scroll(0,-40)", false), ("do=tap(3);scroll(0,600);scroll(0,0)", false),
      ("do=tap(3);scroll(0,end)", true), ("scroll=200&do=tap(3)", false),
      ("scroll=200&do=tap(3);scroll(0,201)", true), ("do=tap(20);scroll(0,end)", false),
      ("do=tap(3);scroll(0,200);tap(4)", false),
    ])
  func theSelectedRowIsDrawnTwiceWhilePinned(_ query: String, _ isPinned: Bool) async throws {
    let snapshot = try await snapshot(query.replacing(" ", with: "%20"))
    let third = snapshot.frames(ofText: "Item 3")
    #expect(third.count == (isPinned ? 2 : 1))
    #expect(snapshot.warnings.isEmpty, "\(snapshot.warnings)")
    #expect(snapshot.actions.allSatisfy { $0.ran })
    let list = try #require(snapshot.tree.flattened.first { $0.type == "ScrollView" }).rect
    if isPinned, let top = third.last {
      #expect(abs(top.midY - (list.minY + 25)) < 0.2 && abs(top.midX - list.midX) < 0.2)
    }
  }

  /// The article and the component define the same pictures where they are in the same state.
  @Test(
    arguments: [
      "", "do=tap(3)", "do=tap(3);scroll(0,131)", "do=tap(3);scroll(0,132)",
      "do=tap(3);scroll(0,133)", "do=tap(3);scroll(0,600)", "do=tap(3);scroll(0,-40)",
      "do=tap(3);scroll(0,end)", "scroll=157&do=tap(3)", "appearance=dark&do=tap(3);scroll(0,200)",
      "direction=rtl&do=tap(3);scroll(0,200)",
    ])
  func theComponentDrawsTheSame(_ query: String) async throws {
    let article = try await snapshot(query).drawing
    #expect(try await Catalogue.linked.snapshot("pinned-scroll?\(query)").drawing == article)
  }
}

import ArticleSources
import GalleryStories
import Geometry
import Previews
import Testing

@testable import Snapshots

/// A segmented control in the manner of a published article, driven from outside.
@Suite @MainActor struct SegmentedArticleTests {
  private static let catalogue = Catalogue(
    previews: [
      PreviewRecord(
        title: "Trips", source: SourcePlace(fileID: "ArticleSources/Segmented.swift", line: 1)
      ) { SegmentedArticle() }
    ], declarations: [])

  /// Where the labels lie.
  private func labels(_ snapshot: Snapshot) -> [String: CGRect] {
    Dictionary(
      uniqueKeysWithValues: ["One way", "Round trip", "Multi-city"].map {
        ($0, snapshot.frames(ofText: $0).first ?? .null)
      })
  }

  private func article(_ query: String) async throws -> Snapshot {
    try await Self.catalogue.snapshot(
      "segmented?size=fit\(query.isEmpty ? "" : "&\(query)")".replacing(" ", with: "%20"))
  }

  /// The article and the component define the same pictures in the same states, on their way too.
  @Test(
    arguments: [
      ("", ""), ("do=tap(Round trip)", "selection=round-trip"),
      ("do=tap(Multi-city)", "selection=multi-city"),
      ("do=tap(Multi-city);tap(One way)", ""),
      ("do=tap(Multi-city)&t=0", ""),
      ("do=tap(Multi-city)&t=0.1", "from.selection=one-way&selection=multi-city&t=0.1"),
      ("do=tap(Multi-city)&t=0.2", "from.selection=one-way&selection=multi-city&t=0.2"),
      ("do=tap(Multi-city)&t=0.35", "from.selection=one-way&selection=multi-city&t=0.35"),
      (
        "do=tap(Multi-city);tap(One way)&t=0.2",
        "from.selection=multi-city&selection=one-way&t=0.2"
      ),
      ("do=press(Round trip)", "pressed=round-trip"),
      ("appearance=dark&do=tap(Round trip)", "appearance=dark&selection=round-trip"),
      ("direction=rtl&do=tap(Multi-city)", "direction=rtl&selection=multi-city"),
    ])
  func theComponentDrawsTheSame(_ query: String, _ state: String) async throws {
    let article = try await article(query)
    let component = try await Catalogue.linked.snapshot(
      "segmented-control\(state.isEmpty ? "" : "?\(state)")")
    #expect(article.drawing == component.drawing)
    #expect(labels(article) == labels(component))
    #expect(article.warnings.isEmpty, "\(article.warnings)")
  }
}

import GalleryStories
import Geometry
import Previews
import Testing
import ViewCore

@testable import Snapshots
@testable import Stories

/// A server makes a tree for every address: none may outlive its picture.
@Suite @MainActor struct StageLifetimeTests {
  @Test(arguments: StepGoldenTests.components) func stagesAreGone(_ id: String) async throws {
    for story in try Catalogue.linked.known(id).stories {
      try await story.preview.prepare()
      let graph = try Self.drawnGraph(of: story)
      #expect(graph.target == nil, "the tree of \(story.id) is still there")
    }
  }

  /// The link to a tree that was drawn and let go.
  private static func drawnGraph(of story: CatalogueStory) throws -> Backlink<ViewGraph> {
    let globals = SnapshotGlobals()
    let place = StoryCanvas(globals, of: story)
    let stage = Stage(
      try story.preview.makeView(), canvas: place.canvas,
      environment: globals.environment(scale: place.scale))
    _ = stage.displayList
    return stage.graph.link
  }
}

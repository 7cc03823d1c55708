import GalleryStories
import Geometry
import Previews
import Testing
import ViewCore

@testable import Snapshots
@testable import Stories

/// A server makes a tree for every address: none may outlive its picture.
@Suite @MainActor struct StageLifetimeTests {
  @Test func stagesAreGone() async throws {
    for story in Catalogue.linked.components.flatMap(\.stories) {
      try await story.preview.prepare()
      let (graph, nodes) = try Self.drawn(story)
      let left = nodes.compactMap(\.target).map { "\(type(of: $0))" }
      #expect(graph.target == nil && left.isEmpty, "still there of \(story.id): \(left)")
    }
  }

  /// The links to a tree that was drawn and let go, and to its nodes.
  private static func drawn(
    _ story: CatalogueStory
  ) throws -> (Backlink<ViewGraph>, [Backlink<ViewNode>]) {
    let globals = SnapshotGlobals()
    let place = StoryCanvas(globals, of: story)
    let stage = Stage(
      try story.preview.makeView(), canvas: place.canvas,
      environment: globals.environment(scale: place.scale))
    _ = stage.displayList
    var nodes: [Backlink<ViewNode>] = []
    func walk(_ node: ViewNode) {
      nodes.append(node.link)
      for child in node.structuralChildren { walk(child) }
    }
    if let root = stage.graph.root { walk(root) }
    return (stage.graph.link, nodes)
  }
}

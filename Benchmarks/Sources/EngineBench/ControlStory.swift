import GalleryStories
import Previews
import Snapshots
import ViewCore

/// The first story of the segmented control, with another selection from time to time.
@MainActor struct ControlStory {
  private let story: CatalogueStory
  private let globals = SnapshotGlobals()
  private static let selections = ["one-way", "round-trip", "multi-city"]

  init() throws {
    guard let story = Catalogue.linked.component("segmented-control")?.story(nil) else {
      throw BenchError.missing("segmented control")
    }
    self.story = story
  }

  static func selection(_ round: Int) -> String { selections[round % selections.count] }

  /// The control at rest, built anew.
  func stage(_ round: Int) throws -> Stage {
    let place = StoryCanvas(globals, of: story)
    return Stage(
      try story.preview.makeView(), canvas: place.canvas,
      environment: globals.environment(scale: place.scale),
      seeds: ["selection": Self.selection(round)], seededType: story.preview.stateType)
  }
}

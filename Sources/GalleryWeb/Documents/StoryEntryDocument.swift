import GalleryStories
import Geometry
import Previews

/// One story of the catalogue, as `/index.json` and `vitrine list --json` list it.
package struct StoryEntryDocument: Codable, Hashable, Sendable {
  package var component: String
  package var story: String
  /// As written.
  package var title: String
  package var group: String
  package var tags: [String]
  package var address: String
  package var source: SourceDocument
  /// How an address spells each control, in the order of the source.
  package var parameters: [String]

  package init(_ story: CatalogueStory, of component: CatalogueComponent) {
    self.component = component.id
    self.story = story.id
    title = story.title
    group = component.group
    tags = component.tags + story.tags.filter { !component.tags.contains($0) }
    address = Sidebar.address(of: story, in: component)
    source = SourceDocument(story.source)
    parameters = story.controls.map(\.parameter)
  }

  /// Every story, in the order of the catalogue.
  package static func all(_ catalogue: Catalogue) -> [StoryEntryDocument] {
    catalogue.components.flatMap { component in
      component.stories.map { StoryEntryDocument($0, of: component) }
    }
  }
}

/// A place in the sources: module and file, never a path of a machine.
package struct SourceDocument: Codable, Hashable, Sendable {
  package var file: String
  package var line: Int?

  init(_ place: SourcePlace) {
    file = place.fileID
    line = place.line
  }
}

import GalleryStories
import Geometry
import Previews
import Snapshots

/// One component: what can be asked of it.
package struct ComponentDocument: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  package var group: String
  package var tags: [String]
  package var summary: String
  /// Markdown.
  package var docs: String
  package var address: String
  package var source: SourceDocument
  /// Those of all stories, each once, in the order of first appearance.
  package var controls: [ControlDocument]
  package var stories: [StoryDocument]
  package var steps: [StepDocument]
  package var schema: QuerySchemaDocument

  package init(_ component: CatalogueComponent) {
    id = component.id
    title = component.title
    group = component.group
    tags = component.tags
    summary = component.summary
    docs = component.docs
    address = SnapshotRequest(component: component.id).address()
    source = SourceDocument(component.source)
    var controls: [StoryControl] = []
    for control in component.stories.flatMap(\.controls)
    where !controls.contains(where: { $0.name == control.name }) {
      controls.append(control)
    }
    self.controls = controls.map { ControlDocument($0) }
    stories = component.stories.map { StoryDocument($0, of: component) }
    steps = StepList(SnapshotRequest(component: component.id), of: component).entries
      .map { StepDocument($0) }
    schema = QuerySchemaDocument(component, controls)
  }
}

/// A typed input of a story.
package struct ControlDocument: Codable, Hashable, Sendable {
  package var name: String
  /// How an address spells the name.
  package var parameter: String
  package var type: String
  package var isOptional: Bool
  package var choices: [ChoiceDocument]
  /// As an address spells it.
  package var `default`: String
  /// `[lowest, highest]`
  package var range: [Double]?
  package var description: String

  init(_ control: StoryControl) {
    name = control.name
    parameter = control.parameter
    type = control.type.kind.rawValue
    isOptional = control.type.isOptional
    choices = control.choices.map { ChoiceDocument(id: $0.id, title: $0.title) }
    self.default = control.initialText
    range = control.range.map { [$0.lowerBound, $0.upperBound] }
    description = control.summary
  }
}

package struct ChoiceDocument: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
}

package struct StoryDocument: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  package var summary: String
  package var tags: [String]
  package var address: String
  package var source: SourceDocument
  package var controls: [ControlDocument]

  init(_ story: CatalogueStory, of component: CatalogueComponent) {
    id = story.id
    title = story.title
    summary = story.summary
    tags = story.tags
    address = Sidebar.address(of: story, in: component)
    source = SourceDocument(story.source)
    controls = story.controls.map { ControlDocument($0) }
  }
}

/// A named state of a component's ordered list.
package struct StepDocument: Codable, Hashable, Sendable {
  package var title: String
  package var description: String
  package var address: String

  init(_ entry: StepList.Entry) {
    title = entry.title
    description = entry.description
    address = entry.request.address()
  }
}

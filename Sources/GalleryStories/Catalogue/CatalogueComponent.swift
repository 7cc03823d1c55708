import Previews

/// One component with its stories.
package struct CatalogueComponent: Sendable {
  package var id: String
  package var title: String
  package var group: String
  package var tags: [String]
  package var summary: String
  /// Markdown.
  package var docs: String
  /// At least one.
  package var stories: [CatalogueStory]
  package var steps: [Step]
  /// Where it is declared, or its first preview.
  package var source: SourcePlace

  /// The story of an id; the first for nil.
  package func story(_ id: String?) -> CatalogueStory? {
    guard let id else { return stories.first }
    return stories.first { $0.id == id }
  }
}

/// One named use of a component.
package struct CatalogueStory: Sendable {
  package var id: String
  /// As written; the id in words for a preview without a name.
  package var title: String
  package var tags: [String]
  package var summary: String
  package var canvas: Component.Canvas
  package var controls: [StoryControl]
  package var preview: PreviewRecord

  package var source: SourcePlace { preview.source }

  /// The control that a parameter of an address sets.
  package func control(parameter: String) -> StoryControl? {
    controls.first { $0.parameter == parameter }
  }

  /// The control of a name.
  package func control(_ name: String) -> StoryControl? {
    controls.first { $0.name == name }
  }
}

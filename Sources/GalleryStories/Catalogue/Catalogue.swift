import CPreviewSection
import Geometry
import Previews

/// Every component and story in what is linked.
package struct Catalogue: Sendable {
  /// By group, then id, byte for byte.
  package var components: [CatalogueComponent]
  /// What is wrong with the declarations, in the order of their sources.
  package var issues: [CatalogueIssue]

  /// The component of an id.
  package func component(_ id: String) -> CatalogueComponent? {
    components.first { $0.id == id }
  }

  /// The catalogue of this process.
  @MainActor package static let linked = Catalogue(
    previews: PreviewRegistry.records, declarations: linkedDeclarations)

  @MainActor private static var linkedDeclarations: [ComponentDeclaration] {
    var drafts: [ComponentDraft] = []
    withUnsafeMutablePointer(to: &drafts) { SectionList.run(vitrine_component_section(), with: $0) }
    return drafts.map { ComponentDeclaration(component: $0.make(), source: $0.source) }
      .sorted { $0.source < $1.source }
  }
}

/// A declared component and where that stands.
package struct ComponentDeclaration: Sendable {
  package var component: Component
  package var source: SourcePlace

  package init(component: Component, source: SourcePlace) {
    self.component = component
    self.source = source
  }

  /// Whether previews of a file belong to the component.
  func owns(_ preview: PreviewRecord) -> Bool {
    preview.source.fileID == source.fileID
      || component.files.contains(preview.componentName)
      || KebabCase.id(of: preview.componentName) == component.id
  }
}

/// Something in a declaration that names nothing, or names it twice.
package struct CatalogueIssue: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Hashable, Sendable {
    case duplicateComponent
    case invalidID
    case noStories
    case unknownStory
    case unknownControl
  }

  package var kind: Kind
  package var component: String
  package var message: String
  package var source: SourcePlace

  package var description: String { "\(source): \(message)" }
}

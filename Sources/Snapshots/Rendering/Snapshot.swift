import Drawing
import GalleryStories
import Geometry
import SVGRendering
import ViewCore

/// What the engine made of a state. A plain value: the tree it was read from is gone.
package struct Snapshot: Sendable {
  package var request: SnapshotRequest
  package var component: CatalogueComponent
  package var story: CatalogueStory
  /// In points.
  package var size: CGSize
  package var displayList: DisplayList
  package var tree: ViewDocument
  package var focus: FocusDocument
  package var scroll: [ScrollDocument]
  /// Lowest first.
  package var presentations: [PresentationDocument]
  package var actions: [ActionDocument]
  /// What address, building, layout and interactions gave cause to, in that order.
  package var warnings: [Diagnostic]
}

extension Snapshot {
  /// The accessible name of the picture.
  package var title: String { SnapshotPicture.title(component, story) }

  /// The picture as SVG, and what of it SVG cannot say.
  package func svg() -> (bytes: [UInt8], warnings: [Diagnostic]) {
    SnapshotPicture(title: title, displayList: displayList, warnings: warnings)
      .svg(request.glyphs)
  }

  /// The state, the tree and everything else that there is to say.
  package func document() -> SnapshotDocument {
    SnapshotDocument(
      component: component.id, story: story.id, state: StateDocument(request, of: story),
      address: request.address(), size: [Length](size), fonts: FontSurvey(displayList).fonts,
      hashes: HashesDocument(
        layout: tree.layoutHash.description, drawing: displayList.contentHash.description),
      warnings: (warnings + svg().warnings).map { WarningDocument($0) }, actions: actions,
      focus: focus, scroll: scroll, presentations: presentations,
      accessibility: AccessibilityPass(tree).elements, tree: tree)
  }
}

extension ViewDocument {
  /// A digest of types, texts and frames of this view and all in it.
  fileprivate var layoutHash: ContentHash {
    var hasher = ContentHasher()
    for view in flattened {
      hasher.combine(view.id)
      hasher.combine(view.type)
      hasher.combine(view.text ?? "")
      for length in view.frame { hasher.combine(length.value) }
    }
    return hasher.finalize()
  }
}

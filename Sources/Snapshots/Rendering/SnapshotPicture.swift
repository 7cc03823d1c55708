import Drawing
import GalleryStories
import SVGRendering
import ViewCore

/// What is to be seen of a state, and nothing else.
package struct SnapshotPicture: Sendable {
  /// The accessible name.
  package var title: String
  package var displayList: DisplayList
  /// What address, building, layout and interactions gave cause to, in that order.
  package var warnings: [Diagnostic]
  /// Seconds from the appearance, the change or the last action to the moment that is shown: at rest,
  /// how long the transition took.
  package var elapsed = 0.0

  static func title(_ component: CatalogueComponent, _ story: CatalogueStory) -> String {
    component.title == story.title ? component.title : "\(component.title): \(story.title)"
  }

  /// The picture as SVG, and what of it SVG cannot say.
  package func svg(_ glyphs: GlyphForm) -> (bytes: [UInt8], warnings: [Diagnostic]) {
    let picture = svgDocument(
      displayList, options: SVGOptions(title: title, text: glyphs.svgText))
    return (picture.bytes, picture.warnings.map { Diagnostic(.approximation, "\($0)") })
  }
}

extension GlyphForm {
  var svgText: SVGText {
    switch self {
    case .outlines: .outlines
    case .live: .live
    }
  }
}

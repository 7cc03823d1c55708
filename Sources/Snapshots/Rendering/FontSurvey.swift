import Drawing
import Geometry
import Typography

/// Walks a display list once and gathers the font files that its glyphs come from.
struct FontSurvey {
  private var hashes: Set<String> = []

  init(_ list: DisplayList) { visit(list.items) }

  /// By file name.
  var fonts: [FontDocument] {
    let files = TextLayouter.shared.openedFaces
    return hashes.map { FontDocument(file: files[$0] ?? "", hash: $0) }
      .sorted { ($0.file, $0.hash) < ($1.file, $1.hash) }
  }

  private mutating func visit(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .group(let group):
        visit(group.items)
        if let mask = group.mask { visit(mask) }
      case .glyphs(let glyphs):
        // A key begins with the hash of its face.
        for glyph in glyphs.glyphs {
          hashes.insert(String(glyph.outline.key.prefix { $0 != ":" }))
        }
      case .shape, .image: break
      }
    }
  }
}

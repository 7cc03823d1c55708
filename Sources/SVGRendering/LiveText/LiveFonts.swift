import Drawing
import Geometry

/// The fonts that a picture brings along for its text: the glyphs that it shows, each under the
/// character that shows it.
///
/// A face can need several: where one character shows different glyphs, as letters of joined scripts
/// do.
struct LiveFonts {
  struct Font {
    /// The part of the outlines' keys that names face and variation.
    let face: Substring
    let name: Identifier
    fileprivate(set) var glyphs: [Unicode.Scalar: GlyphOutline] = [:]
  }

  /// In the order of first use.
  private(set) var fonts: [Font] = []

  /// The font that shows a run, which gets the glyphs that it lacks.
  mutating func font(for run: LiveRun, _ ids: inout IdentifierSource) -> Identifier {
    let key = run.marks.lazy.compactMap(\.outline).first?.key ?? ""
    let face = key.lastIndex(of: ":").map { key[..<$0] } ?? key[...]
    if let index = fonts.firstIndex(where: { $0.face == face && $0.accepts(run) }) {
      fonts[index].add(run)
      return fonts[index].name
    }
    var font = Font(face: face, name: ids.next())
    font.add(run)
    fonts.append(font)
    return font.name
  }
}

extension LiveFonts.Font {
  /// Whether no character of the run shows another glyph here already.
  fileprivate func accepts(_ run: LiveRun) -> Bool {
    run.marks.allSatisfy { mark in
      guard let known = glyphs[mark.character], let outline = mark.outline else { return true }
      return known == outline
    }
  }

  fileprivate mutating func add(_ run: LiveRun) {
    for mark in run.marks { if let outline = mark.outline { glyphs[mark.character] = outline } }
  }

  /// The font's file.
  var file: [UInt8] {
    let sorted = glyphs.sorted { $0.key < $1.key }
    return TrueTypeFont(
      glyphs: sorted.map {
        TrueTypeFont.Glyph(character: $0.key, path: $0.value.path, extent: $0.value.bounds.maxX)
      }
    ).bytes
  }
}

import Drawing
import Geometry

/// A run of glyphs that can be written as text: which character shows which glyph where.
struct LiveRun {
  struct Mark {
    var character: Unicode.Scalar
    /// `nil` for a space.
    var outline: GlyphOutline?
    /// The pen position, in points.
    var x: CGFloat
  }

  /// In logical order.
  private(set) var marks: [Mark] = []
  let baseline: CGFloat
  let isRightToLeft: Bool

  /// - Returns: `nil` for a run that readers would draw otherwise than it is: with colour glyphs,
  ///   ligatures, marks on characters, a character that shows several glyphs, mirrored brackets, or glyphs off the line.
  init?(_ run: GlyphsItem) {
    guard let first = run.glyphs.first,
      run.glyphs.allSatisfy({ $0.origin.y == first.origin.y && !$0.outline.isColored })
    else { return nil }
    baseline = first.origin.y
    var characters: [Unicode.Scalar] = []
    for grapheme in run.text {
      guard grapheme.unicodeScalars.count == 1, let scalar = grapheme.unicodeScalars.first,
        let character = Self.writable(scalar)
      else { return nil }
      characters.append(character)
    }
    isRightToLeft = characters.contains(where: \.isRightToLeft)
    if isRightToLeft, characters.contains(where: { $0.properties.isBidiMirrored }) { return nil }
    let inked = characters.count { !$0.properties.isWhitespace }
    guard inked == run.glyphs.count else { return nil }
    var shown: [Unicode.Scalar: GlyphOutline] = [:]
    var rest = (isRightToLeft ? run.glyphs.reversed() : run.glyphs)[...]
    var pen = rest.first?.origin.x ?? 0
    for character in characters {
      if character.properties.isWhitespace {
        marks.append(Mark(character: " ", outline: nil, x: pen))
      } else if let glyph = rest.popFirst() {
        // A font shows a character by one glyph.
        if let known = shown.updateValue(glyph.outline, forKey: character),
          known != glyph.outline
        {
          return nil
        }
        marks.append(Mark(character: character, outline: glyph.outline, x: glyph.origin.x))
        pen = glyph.origin.x + (isRightToLeft ? 0 : glyph.outline.bounds.maxX * run.size)
      }
    }
  }

  /// The character as a document can hold it; `nil` for what has no place on a line.
  private static func writable(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .nonspacingMark, .enclosingMark,
      .spacingMark, .lineSeparator, .paragraphSeparator:
      nil
    default: scalar.value & 0xFFFE == 0xFFFE ? nil : scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar lies in a block of scripts that are written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

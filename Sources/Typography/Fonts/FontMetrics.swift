import Geometry

/// The vertical measures of a font at its size, in points, unrounded.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: CGFloat
  /// Positive, below the baseline.
  package var descent: CGFloat
  /// Extra distance between two lines; 0 for system fonts.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  package var underline: LineMark
  package var strikethrough: LineMark

  /// A line along text.
  package struct LineMark: Hashable, Sendable {
    /// Of its upper edge, upwards from the baseline.
    package var top: CGFloat
    package var thickness: CGFloat

    package init(top: CGFloat, thickness: CGFloat) {
      self.top = top
      self.thickness = thickness
    }

    func scaled(by factor: CGFloat) -> LineMark {
      LineMark(top: top * factor, thickness: thickness * factor)
    }
  }

  /// Marks of a font that has none of its own, in em: those of Inter.
  static let standardUnderline = LineMark(top: -348.0 / 2048, thickness: 140.0 / 2048)
  static let standardStrikethrough = LineMark(top: 671.0 / 2048, thickness: 140.0 / 2048)

  package init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat,
    underline: LineMark, strikethrough: LineMark
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underline = underline
    self.strikethrough = strikethrough
  }

  package var lineHeight: CGFloat { ascent + descent }

  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underline: underline.scaled(by: factor), strikethrough: strikethrough.scaled(by: factor))
  }
}

extension FontMetrics {
  /// SF's vertical metrics for every design and weight of the system font.
  ///
  /// Units per em 2048, ascent 1950, descent 494, line gap 0, cap height 1443, x-height 1078 up to
  /// 17 pt and 1040 from 28 pt (recorded, see `docs/typography.md`). On macOS the ascent below 20 pt
  /// is 1980, which the recorded text spacings of 13 pt show.
  package static func system(size: CGFloat, platform: TextPlatform = .iOS) -> FontMetrics {
    let em = size / 2048
    let display = min(max((size - 17) / 11, 0), 1)
    let ascent: CGFloat = platform == .macOS && size < 20 ? 1980 : 1950
    return FontMetrics(
      ascent: ascent * em, descent: 494 * em, capHeight: 1443 * em,
      xHeight: (1078 - 38 * display) * em, underline: standardUnderline.scaled(by: size),
      strikethrough: standardStrikethrough.scaled(by: size))
  }
}

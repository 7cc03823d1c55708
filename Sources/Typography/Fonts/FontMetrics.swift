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

  package init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  package var lineHeight: CGFloat { ascent + descent }
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
      xHeight: (1078 - 38 * display) * em)
  }
}

import Geometry

/// One line's share of a text's height, and where its baseline lies in it.
struct LineMetrics: Hashable, Sendable {
  /// Distance from the line's top to its baseline; the position is rounded once it is placed.
  var ascent: CGFloat
  var descent: CGFloat
  /// Distance to the next line's top, beyond the line's own height.
  var leading: CGFloat

  var height: CGFloat { ascent + descent }

  /// The larger of both on either side of the baseline.
  mutating func formUnion(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }

  func shifted(up offset: CGFloat) -> LineMetrics {
    LineMetrics(ascent: ascent + offset, descent: descent - offset, leading: leading)
  }

  /// The line of a font: iOS keeps fractions, macOS has whole points.
  init(_ metrics: FontMetrics, size: CGFloat, isSystem: Bool, platform: TextPlatform) {
    switch platform {
    case .iOS:
      self.init(ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading)
    case .macOS:
      let ascent = metrics.ascent.rounded()
      let height =
        isSystem ? Self.macHeight(size: size) : ascent + metrics.descent.rounded()
      self.init(ascent: ascent, descent: height - ascent, leading: metrics.leading.rounded())
    }
  }

  init(ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The line height of the macOS system font in whole points.
  ///
  /// Recorded: 10 → 13, 11 → 14, 12 → 15, 13 → 16, 15 → 19, 17 → 21, 20 → 24, 22 → 26, 24 → 28,
  /// 26 → 31, 32 → 38. The two roundings below give all of them but 24; other sizes are inferred.
  private static func macHeight(size: CGFloat) -> CGFloat {
    if size == 24 { return 28 }
    let height = size * 2444 / 2048
    return max((size < 20 ? height + 0.8 : height).rounded(), 1)
  }
}

import Geometry

/// How a text is broken, cut and placed in its width.
package struct TextLayoutOptions: Hashable, Sendable {
  package enum Truncation: String, CaseIterable, Hashable, Sendable { case head, middle, tail }
  package enum Alignment: String, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
  }

  /// Lines shown at most; nil is no limit, values below one count as one.
  package var maximumLines: Int?
  /// Lines whose height is taken even by a shorter text.
  package var minimumLines: Int
  package var truncation: Truncation
  /// How lines of different widths lie to each other.
  package var alignment: Alignment
  /// Points between two lines, not after the last.
  package var lineSpacing: CGFloat
  /// The smallest factor by which the font may shrink before text is cut; 1 is never.
  package var minimumScaleFactor: CGFloat
  /// A single line may be set up to 5 % tighter before it is cut.
  package var allowsTightening: Bool
  /// The layout direction: where leading is, and the direction of text without strong characters.
  package var isRightToLeft: Bool
  /// Pixels per point: sizes are rounded up and baselines rounded to whole pixels.
  package var scale: CGFloat
  package var platform: TextPlatform

  /// More lines than anyone reserves come only from a number gone wrong.
  private static let mostReservedLines = 100_000

  package init(
    maximumLines: Int? = nil, minimumLines: Int = 0, truncation: Truncation = .tail,
    alignment: Alignment = .leading, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, isRightToLeft: Bool = false, scale: CGFloat = 3,
    platform: TextPlatform = .iOS
  ) {
    self.maximumLines = maximumLines
    self.minimumLines = min(max(minimumLines, 0), Self.mostReservedLines)
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing =
      lineSpacing.isFinite ? min(max(lineSpacing, 0), FontDescriptor.maximumSize) : 0
    self.minimumScaleFactor =
      minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0.01), 1) : 1
    self.allowsTightening = allowsTightening
    self.isRightToLeft = isRightToLeft
    self.scale = scale
    self.platform = platform
  }
}

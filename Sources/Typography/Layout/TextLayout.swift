import Drawing
import Geometry

/// How large a text is, without its glyphs.
package struct TextMeasurement: Equatable, Sendable {
  /// Points, rounded up to pixels; never wider than the proposal.
  package var size: CGSize
  /// Distances from the top, in points.
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lineCount: Int
  /// Some of the text is not shown.
  package var isTruncated: Bool
  /// The factor by which the font was shrunk, at most 1.
  package var scaleFactor: CGFloat
}

/// A text broken into lines with its glyphs in place. Origin: the top left corner of its size.
package struct TextLayout: Equatable, Sendable {
  package var measurement: TextMeasurement
  package var lines: [TextLine]

  package var size: CGSize { measurement.size }
  package var firstBaseline: CGFloat { measurement.firstBaseline }
  package var lastBaseline: CGFloat { measurement.lastBaseline }
  package var isTruncated: Bool { measurement.isTruncated }
  package var scaleFactor: CGFloat { measurement.scaleFactor }
}

/// One line: glyph runs from left to right.
package struct TextLine: Equatable, Sendable {
  /// The left end of the line's baseline.
  package var origin: CGPoint
  /// Points, without spaces that hang at its end.
  package var width: CGFloat
  package var runs: [GlyphRun]
}

/// Neighbouring glyphs of one style and face.
package struct GlyphRun: Equatable, Sendable {
  package struct Glyph: Equatable, Sendable {
    package var outline: GlyphOutline
    /// The pen position, relative to the line's origin; y downwards.
    package var position: CGPoint
    /// Points.
    package var advance: CGFloat
  }

  /// Glyphs with ink; spaces have none.
  package var glyphs: [Glyph]
  /// The run's left end, relative to the line's origin; y is minus the baseline offset.
  package var origin: CGPoint
  /// Points, spaces included.
  package var width: CGFloat
  package var font: FontDescriptor
  package var metrics: FontMetrics
  /// Horizontal shear of synthesised italics.
  package var slant: CGFloat
  /// The tag of the text run it comes from.
  package var attribute: Int
  /// The characters it shows, in logical order.
  package var text: String
  package var isRightToLeft: Bool
}

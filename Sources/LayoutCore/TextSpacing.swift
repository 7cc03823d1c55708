import Geometry

/// The metrics of a font that decide distances between text and other views, in points.
/// Source: facts.md "Default spacing" rows; recorded values T4.
package struct TextSpacing: Equatable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var capHeight: CGFloat
  /// Line distance of the text style less ascent and descent; 0 for a plain system font.
  package var leading: CGFloat
  /// Pixels per point.
  package var scale: CGFloat

  package init(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, scale: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
    self.scale = scale
  }

  /// A tenth of the line, rounded up to a pixel.
  private var margin: CGFloat { ceilToPixel(0.1 * (ascent + descent)) }

  /// Rule T4: from a view without text to this text below it.
  package var aboveText: CGFloat { descent + margin }

  /// Rule T4: from this text to a view without text below it.
  package var belowText: CGFloat {
    max(ascent + descent + margin - capHeight, margin + descent)
  }

  /// Rule T4: from a text above to this one.
  package var betweenTexts: CGFloat { ceilToPixel(leading) }

  private func ceilToPixel(_ length: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}

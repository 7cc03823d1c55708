import Geometry

/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor
  /// Points added after every character, the last included.
  package var tracking: CGFloat
  /// Points by which the run is raised.
  package var baselineOffset: CGFloat
  /// Opaque to typography: comes back on the glyph runs (colour, underline …).
  package var attribute: Int
  /// A thing of its own in the line instead of characters; the text is then `InlineBox.text`.
  package var box: InlineBox?

  package init(
    _ text: String, font: FontDescriptor, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    attribute: Int = 0
  ) {
    self.text = text
    self.font = font
    self.tracking = Self.clamped(tracking)
    self.baselineOffset = Self.clamped(baselineOffset)
    self.attribute = attribute
  }

  /// A box in a line of text in a font.
  package init(
    _ box: InlineBox, font: FontDescriptor, baselineOffset: CGFloat = 0, attribute: Int = 0
  ) {
    self.init(
      InlineBox.text, font: font, baselineOffset: baselineOffset, attribute: attribute)
    self.box = box
  }

  private static func clamped(_ length: CGFloat) -> CGFloat {
    let limit = FontDescriptor.maximumSize
    return length.isFinite ? min(max(length, -limit), limit) : 0
  }
}

/// A picture or symbol that stands in a line of text; lengths in points.
package struct InlineBox: Hashable, Sendable {
  package var width: CGFloat
  /// Above and below the baseline.
  package var ascent: CGFloat
  package var descent: CGFloat

  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    func length(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, -Self.maximum), Self.maximum) : 0
    }
    self.width = max(0, length(width))
    self.ascent = length(ascent)
    self.descent = length(descent)
  }

  /// The character that stands for it: OBJECT REPLACEMENT CHARACTER.
  package static let text = "\u{FFFC}"
  private static let maximum = FontDescriptor.maximumSize

  func scaled(by factor: CGFloat) -> InlineBox {
    InlineBox(width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}

/// A text as the layouter takes it: its runs in order.
package struct AttributedRuns: Hashable, Sendable {
  package var runs: [TextRun]

  package init(_ runs: [TextRun]) { self.runs = runs }

  package init(_ text: String, font: FontDescriptor, tracking: CGFloat = 0) {
    runs = [TextRun(text, font: font, tracking: tracking)]
  }

  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// All sizes, trackings and offsets multiplied: for `minimumScaleFactor`.
  package func scaled(by factor: CGFloat) -> AttributedRuns {
    AttributedRuns(
      runs.map { run in
        var scaled = TextRun(
          run.text, font: run.font.withSize(run.font.size * factor),
          tracking: run.tracking * factor, baselineOffset: run.baselineOffset * factor,
          attribute: run.attribute)
        scaled.box = run.box?.scaled(by: factor)
        return scaled
      })
  }
}

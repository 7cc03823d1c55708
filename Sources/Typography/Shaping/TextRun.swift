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

  private static func clamped(_ length: CGFloat) -> CGFloat {
    let limit = FontDescriptor.maximumSize
    return length.isFinite ? min(max(length, -limit), limit) : 0
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
        TextRun(
          run.text, font: run.font.withSize(run.font.size * factor),
          tracking: run.tracking * factor, baselineOffset: run.baselineOffset * factor,
          attribute: run.attribute)
      })
  }
}

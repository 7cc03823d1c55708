import Drawing
import Geometry

@testable import Typography

extension TextLayout {
  /// The characters of each line, runs from left to right.
  var texts: [String] { lines.map { line in line.runs.map(\.text).joined() } }

  var glyphs: [GlyphRun.Glyph] { lines.flatMap { $0.runs.flatMap(\.glyphs) } }
}

/// Lays out a text in the 13 point system font at scale 2 unless told otherwise.
func layout(
  _ text: String, font: FontDescriptor = FontDescriptor(size: 13), width: CGFloat? = nil,
  height: CGFloat? = nil, options: TextLayoutOptions = TextLayoutOptions(scale: 2)
) -> TextLayout {
  TextLayouter.shared.layout(
    AttributedRuns(text, font: font), width: width, height: height, options: options)
}

let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

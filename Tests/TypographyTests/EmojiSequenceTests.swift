import Drawing
import Geometry
import Testing

@testable import Typography

/// Every emoji of Unicode's own test list, as Debian's package `unicode-data` brings it.
struct EmojiSequenceTests {
  /// Sequences that a keyboard offers: the lines marked fully-qualified.
  private static func sequences() throws -> [String] {
    let list = try String(
      contentsOfFile: "/usr/share/unicode/emoji/emoji-test.txt", encoding: .utf8)
    return list.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), line.contains("; fully-qualified") else { return nil }
      let scalars = line.prefix { $0 != ";" }.split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// One picture each, no box for a missing glyph, as wide on the page as in the layout.
  @Test func eachIsOnePicture() throws {
    let sequences = try Self.sequences()
    #expect(sequences.count > 3_500)
    var faults: [String] = []
    for text in sequences {
      let shape = TextLayouter.shared.shape(AttributedRuns(text, font: FontDescriptor(size: 17)))
      let shaped = shape.paragraphs[0].items.flatMap(\.glyphs)
      let placed = layout(text, font: FontDescriptor(size: 17))
      let isWhole =
        shape.missingCharacters.isEmpty && shaped.count == 1 && shaped[0].glyph != 0
        && placed.glyphs.count == 1 && placed.glyphs[0].outline.bitmap != nil
      let width = placed.glyphs.reduce(0) { $0 + $1.advance }
      if !isWhole || abs(width - placed.size.width) > 0.5 { faults.append(text) }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(40).joined(separator: " "))")
  }
}

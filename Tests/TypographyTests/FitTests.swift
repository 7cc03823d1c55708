import Drawing
import Geometry
import Testing

@testable import Typography

/// FR-151: a text placed in exactly its measured size neither wraps nor is cut.
struct FitTests {
  private static let words = [
    "One", "way", "Round trip", "gjpqy", "AVAVA To", "fi ffl", "12:30", "Tomorrow,", "Ünïcödé",
    "WiFi & café", "(parentheses)", "a/b", "50 %", "Sign in", "Add to cart", "…", "“Quoted”",
    "LAX–SFO", "x", "Straße",
  ]

  /// 200 strings: words, alone and joined.
  private static let strings: [String] = {
    var strings = words
    for (index, word) in words.enumerated() {
      for step in 1...9 { strings.append("\(word) \(words[(index + step) % words.count])") }
    }
    return strings
  }()

  @Test(arguments: Array(stride(from: 10.0, through: 40, by: 0.5)))
  func measuredSizeFits(size: Double) {
    #expect(Self.strings.count == 200)
    let weight = [400.0, 500, 600, 700][Int(size * 2) % 4]
    let font = FontDescriptor(size: size, weight: weight)
    var wrong: [String] = []
    for string in Self.strings {
      let shape = TextLayouter.shared.shape(AttributedRuns(string, font: font))
      for scale in [1, 2, 3] as [CGFloat] {
        let options = TextLayoutOptions(scale: scale)
        let natural = TextLayouter.shared.measure(shape, width: nil, height: nil, options: options)
        // A parent's sums of floats: the width comes back less exact than it went out.
        let width = (natural.size.width + 33.333) - 33.333
        let again = TextLayouter.shared.measure(
          shape, width: width, height: natural.size.height, options: options)
        if again.lineCount != 1 || again.isTruncated
          || again.size.height != natural.size.height
          || abs(again.size.width - natural.size.width) > 1e-9
        {
          wrong.append("\(string) at \(size), scale \(scale)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test(arguments: [90.0, 120.5, 150, 210.25, 333.333])
  func wrappedSizeGivesTheSameLines(width: Double) {
    for scale in [1, 2, 3] as [CGFloat] {
      let options = TextLayoutOptions(scale: scale)
      let first = layout(sentence, width: width, options: options)
      let second = layout(
        sentence, width: first.size.width, height: first.size.height, options: options)
      #expect(first.lines.count > 1)
      #expect(first.texts == second.texts)
      #expect(first.size == second.size)
    }
  }

  /// The pen ends where the layout says: one engine for measuring and drawing.
  @Test func drawnAdvancesAddUpToTheWidth() throws {
    let text = layout("Gypsy jogs quickly")
    let run = try #require(text.lines[0].runs.first)
    let last = try #require(run.glyphs.last)
    #expect(abs(last.position.x + last.advance - text.lines[0].width) < 1e-9)
    #expect(text.size.width - text.lines[0].width < 0.5)
  }
}

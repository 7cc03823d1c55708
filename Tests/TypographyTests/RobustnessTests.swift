import Drawing
import Geometry
import Testing

@testable import Typography

/// No input traps, hangs or gives numbers that are none.
struct RobustnessTests {
  private static let storms: [(name: String, unit: String)] = [
    ("words", "lorem ipsum "), ("one word", "x"), ("spaces", " "), ("wide spaces", "\u{3000}"),
    ("joined emoji", "👨\u{200D}"), ("marks", "\u{301}"), ("Thai", "สวัสดีชาวโลก"),
    ("newlines", "\n"), ("carriage returns", "\r\n"), ("unassigned", "\u{10FFFD}"),
    ("controls", "\u{1}"), ("nulls", "\u{0}"), ("overrides", "\u{202E}a"),
    ("isolates", "\u{2067}a"), ("brackets", "\u{5D0}("), ("mixed", "aא那😀"), ("tabs", "\t"),
    ("flags", "🇩"), ("selectors", "a\u{FE0F}"), ("non-characters", "\u{FFFF}"),
    ("replacement", "\u{FFFD}"), ("soft hyphens", "a\u{AD}"), ("keycaps", "1\u{20E3}"),
  ]

  /// Linear work takes about a second; work by the square would take many minutes.
  @Test(.timeLimit(.minutes(5)), arguments: storms.indices)
  func hundredThousandCharacters(index: Int) {
    let unit = Self.storms[index].unit
    let text = String(repeating: unit, count: 100_000 / unit.unicodeScalars.count)
    let result = layout(text, width: 200)
    #expect(result.size.width.isFinite && result.size.height.isFinite)
    #expect(result.size.width >= 0 && result.size.width <= 200)
    #expect(result.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
  }

  @Test(arguments: [
    CGFloat.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude,
  ])
  func oddNumbers(value: CGFloat) {
    let font = FontDescriptor(size: value, weight: value, width: value)
    let options = TextLayoutOptions(
      maximumLines: -3, minimumLines: -2, lineSpacing: value, minimumScaleFactor: value,
      scale: value)
    for text in ["", "Hello world", "שלום", "😀"] {
      let result = TextLayouter.shared.layout(
        AttributedRuns([TextRun(text, font: font, tracking: value, baselineOffset: 0)]),
        width: value, height: value, options: options)
      #expect(result.size.width.isFinite && result.size.width >= 0)
      #expect(result.size.height.isFinite && result.size.height >= 0)
      #expect(result.firstBaseline.isFinite && result.lastBaseline.isFinite)
    }
  }

  @Test func controlsShowNothing() {
    #expect(layout("a\u{0}\u{7}b").size.width == layout("ab").size.width)
    #expect(layout("\u{200B}").size.width == 0)
    #expect(layout("\u{200D}").size.width == 0)
  }

  @Test func negativeTrackingDoesNotTrap() {
    let runs = AttributedRuns("Hello wide world", font: FontDescriptor(size: 13), tracking: -40)
    let result = TextLayouter.shared.layout(
      runs, width: 20, height: 20, options: TextLayoutOptions(scale: 2))
    #expect(result.size.width >= 0)
  }

  @Test func manyThreadsMayAsk() async {
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for index in 0..<64 {
        group.addTask { layout(sentence + "\(index % 4)", width: 150).size }
      }
      return await group.reduce(into: Set<CGSize>()) { $0.insert($1) }
    }
    #expect(sizes.count <= 4)
  }

  @Test func withoutFontsEveryCharacterIsABox() {
    let layouter = TextLayouter(library: .empty)
    let options = TextLayoutOptions(scale: 2)
    let result = layouter.layout(
      AttributedRuns("Hi\tyou 😀", font: FontDescriptor(size: 17)), width: nil, height: nil,
      options: options)
    #expect(result.size.height == 20.5)
    #expect(result.glyphs.count == 6)
    #expect(result.glyphs.allSatisfy { $0.outline.key == "missing:box" })
    let cut = layouter.layout(
      AttributedRuns("Hello wide world", font: FontDescriptor(size: 17)), width: 40, height: 40,
      options: options)
    #expect(cut.isTruncated)
  }
}

import Drawing
import Geometry
import Testing

@testable import Typography

struct TruncationTests {
  private func cut(
    _ text: String, width: CGFloat?, lines: Int = 1, mode: TextLayoutOptions.Truncation = .tail
  ) -> TextLayout {
    layout(
      text, width: width,
      options: TextLayoutOptions(
        maximumLines: lines, truncation: mode, scale: 2, platform: .macOS))
  }

  /// RULES T10 [text/truncation]: recorded widths.
  @Test(arguments: [
    (TextLayoutOptions.Truncation.head, 150.0, 145.0), (.middle, 150, 150), (.tail, 150, 144),
    (.tail, 260, 258),
  ])
  func recordedWidths(mode: TextLayoutOptions.Truncation, width: Double, recorded: Double) {
    let text = cut(sentence, width: width, mode: mode)
    #expect(text.isTruncated)
    #expect(text.size.height == 16)
    #expect(abs(text.size.width - recorded) <= 1)
  }

  @Test func recordedTwoLines() {
    let text = cut(sentence, width: 150, lines: 2, mode: .middle)
    #expect(text.size.height == 32)
    #expect(abs(text.size.width - 147) <= 1)
  }

  @Test func noSpaceBeforeTheEllipsis() {
    let text = cut("one two three", width: layout("one two").size.width + 1)
    #expect(text.texts == ["one\u{2026}"] || text.texts == ["one t\u{2026}"])
    #expect(!cut("aaaa bbbb", width: 40).texts[0].contains(" \u{2026}"))
  }

  @Test func headKeepsTheEndAndMiddleBoth() {
    #expect(cut(sentence, width: 150, mode: .head).texts[0].hasPrefix("\u{2026}"))
    #expect(cut(sentence, width: 150, mode: .head).texts[0].hasSuffix("frame."))
    let middle = cut(sentence, width: 150, mode: .middle).texts[0]
    #expect(middle.hasPrefix("Layout") && middle.hasSuffix("frame."))
  }

  /// What a text answered is what it is placed in: the same characters must show again.
  @Test(arguments: TextLayoutOptions.Truncation.allCases)
  func theAnsweredWidthCutsAtTheSamePlace(mode: TextLayoutOptions.Truncation) {
    for width in stride(from: 20.0, through: 300, by: 1.7) {
      for lines in 1...2 {
        let first = cut(sentence, width: width, lines: lines, mode: mode)
        let second = cut(sentence, width: first.size.width, lines: lines, mode: mode)
        #expect(first.texts == second.texts, "\(width), \(mode)")
      }
    }
  }

  @Test func aHiddenParagraphIsMarkedToo() {
    #expect(cut("First\nSecond", width: 200).texts == ["First\u{2026}"])
    #expect(cut("First\nSecond", width: nil).texts == ["First\u{2026}"])
  }

  @Test func nothingButTheEllipsisFits() {
    let text = cut("Hello", width: 3)
    #expect(text.texts == ["\u{2026}"])
    #expect(text.size.width == 3)
  }

  @Test func whatFitsIsNotCut() {
    #expect(!cut("Hello", width: 31).isTruncated)
    #expect(!cut(sentence, width: nil).isTruncated)
    #expect(!cut(sentence, width: 150, lines: 4).isTruncated)
    #expect(cut(sentence, width: 150, lines: 3).isTruncated)
  }

  @Test func graphemesAreNotCut() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let text = cut("\(family)\(family)\(family)", width: 40)
    #expect(text.texts == ["\(family)\u{2026}"])
  }

  @Test func reservedLinesCountInTheHeight() {
    let options = TextLayoutOptions(maximumLines: 3, minimumLines: 3, scale: 2)
    let text = layout("Hello", options: options)
    #expect(text.size == CGSize(width: 31, height: 47))
    #expect(text.lines.count == 1)
  }

  @Test func scaleFactorShrinksBeforeCutting() {
    let options = TextLayoutOptions(maximumLines: 1, minimumScaleFactor: 0.5, scale: 2)
    let text = layout("Hello wonderful world", width: 100, options: options)
    #expect(!text.isTruncated)
    #expect(text.scaleFactor < 0.9 && text.scaleFactor > 0.7)
    #expect(text.size.width <= 100 && text.size.width > 96)
    #expect(text.lines[0].runs[0].font.size == 13 * text.scaleFactor)
    let tiny = layout("Hello wonderful world", width: 30, options: options)
    #expect(tiny.isTruncated)
    #expect(tiny.scaleFactor == 0.5)
    #expect(layout("Hello", width: 100, options: options).scaleFactor == 1)
  }

  @Test func scaleFactorMindsTheHeight() {
    let options = TextLayoutOptions(minimumScaleFactor: 0.5, scale: 2)
    let text = layout("Hi", width: 100, height: 12, options: options)
    #expect(text.scaleFactor < 0.8 && text.scaleFactor > 0.7)
    #expect(text.size.height <= 12)
    let again = layout("Hi", width: text.size.width, height: text.size.height, options: options)
    #expect(again.scaleFactor == text.scaleFactor)
  }

  @Test func tighteningSavesAFewPoints() {
    let natural = layout("Hello wonderful world").size.width
    var options = TextLayoutOptions(maximumLines: 1, allowsTightening: true, scale: 2)
    let tight = layout("Hello wonderful world", width: natural - 6, options: options)
    #expect(!tight.isTruncated)
    #expect(tight.size.width <= natural - 6)
    #expect(layout("Hello wonderful world", width: natural - 40, options: options).isTruncated)
    options.allowsTightening = false
    #expect(layout("Hello wonderful world", width: natural - 6, options: options).isTruncated)
  }
}

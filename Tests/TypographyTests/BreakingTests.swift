import Drawing
import Geometry
import Testing

@testable import Typography

struct BreakingTests {
  // Rule T7, recorded: 134 wide is reported with the space at the end of a line.
  @Test func trailingSpacesHangButCount() {
    let text = layout(sentence, width: 134)
    #expect(text.size.width == 134)
    #expect(text.lines.count == 4)
    #expect(text.texts.allSatisfy { !$0.hasSuffix(" ") })
  }

  // Rule T8: "… inside a / narrow frame." rather than a lone "frame.".
  @Test func twoLinesDoNotEndWithALoneWord() {
    let text = layout(sentence, width: 400)
    #expect(text.texts.last == "narrow frame.")
    #expect(text.size.width == 355.5)
  }

  // Rule T8 is not for one line, nor where the first line has one word.
  @Test func aLoneWordStaysAfterASingleWord() {
    #expect(layout("Hello wonder", width: 60).texts == ["Hello", "wonder"])
  }

  // Rule T9
  @Test func longWordsBreakBetweenCharacters() {
    let text = layout("Supercalifragilistic", width: 60)
    #expect(text.lines.count == 2)
    #expect(text.texts.joined() == "Supercalifragilistic")
    #expect(text.size.width == 56.5)
    let narrow = layout("abc", width: 0)
    #expect(narrow.texts == ["a", "b", "c"])
    #expect(narrow.size.width == 0)
  }

  @Test(arguments: [
    ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{2028}b", 2), ("a\u{2029}b", 2), ("\n", 2),
    ("a\n", 2), ("a\n\nb", 3), ("", 1), ("a b", 1),
  ])
  func lineBreaks(text: String, lines: Int) {
    #expect(layout(text).lines.count == lines)
  }

  @Test(arguments: [
    ("no\u{A0}break here", ["no\u{A0}break", "here"]),
    ("semi-detached house", ["semi-", "detached", "house"]),
    ("日本語のテキスト", ["日本語の", "テキスト"]),
    ("สวัสดีชาวโลก", ["สวัสดี", "ชาวโลก"]),
  ])
  func breakOpportunities(text: String, lines: [String]) {
    #expect(layout(text, width: 61).texts == lines)
  }

  // FR-159
  @Test func spacesKeepTheirWidths() {
    let one = layout("A B").size.width
    let four = layout("A    B").size.width
    #expect(four > one + 8)
    #expect(layout(" A").size.width > layout("A").size.width + 2)
    #expect(layout("A ").size.width > layout("A").size.width + 2)
    let fixed = layout("A\u{A0}B").size.width
    #expect(abs(fixed - one) <= 1)
    let wide = layout("A\u{3000}B").size.width - layout("AB").size.width
    #expect(abs(wide - 13) <= 1)
  }

  @Test func tabsStopEvery28Points() throws {
    let text = layout("a\tb\tc")
    let positions = text.glyphs.map(\.position.x)
    try #require(positions.count == 3)
    #expect(positions[1] == 28)
    #expect(positions[2] == 56)
  }

  // Rule T12
  @Test(arguments: [(16.0, 1), (31, 1), (31.5, 2), (47, 3), (500, 4), (0, 1)])
  func heightKeepsWholeLines(height: Double, lines: Int) {
    let text = layout(sentence, width: 150, height: height)
    #expect(text.lines.count == lines)
    #expect(text.isTruncated == (lines < 4))
    #expect(text.size.height <= max(height, 62.5))
  }

  // GT-31: a line of 63.33 in 62 answers 62.
  @Test func aLineHigherThanItsProposalAnswersIt() {
    let text = layout(
      "Hey", font: FontDescriptor(size: 53), width: 140, height: 62,
      options: TextLayoutOptions(scale: 3))
    #expect(text.size.height == 62)
    #expect(!text.isTruncated)
  }

  @Test func alignmentMovesLinesNotTheFrame() {
    var left: [CGFloat] = []
    for alignment in TextLayoutOptions.Alignment.allCases {
      let text = layout(
        "Left\nRight side", options: TextLayoutOptions(alignment: alignment, scale: 2))
      #expect(text.size == CGSize(width: 60.5, height: 31.5))
      left.append(text.lines[0].origin.x)
    }
    #expect(left[0] == 0)
    #expect(abs(left[2] - 2 * left[1]) < 1e-9)
    #expect(left[2] > 30)
    let mirrored = layout(
      "Left\nRight side", options: TextLayoutOptions(isRightToLeft: true, scale: 2))
    #expect(mirrored.lines[0].origin.x == left[2])
  }
}

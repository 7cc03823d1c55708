import Drawing
import Geometry
import Testing

@testable import Typography

struct BidirectionalTests {
  private func visual(_ text: String, isRightToLeft: Bool = false) -> [String] {
    let text = layout(text, options: TextLayoutOptions(isRightToLeft: isRightToLeft, scale: 2))
    return text.lines[0].runs.map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  @Test func theFirstStrongCharacterDecides() {
    #expect(visual("abc שלום") == ["abc ", "שלום"])
    #expect(visual("שלום abc") == ["abc", "שלום"])
    #expect(visual("שלום abc", isRightToLeft: true) == ["abc", "שלום"])
    #expect(visual("abc שלום", isRightToLeft: true) == ["abc ", "שלום"])
  }

  @Test func numbersStayLeftToRight() throws {
    let text = layout("\u{5D0} 123 \u{5D1}")
    let runs = text.lines[0].runs.filter { !$0.glyphs.isEmpty }
    #expect(runs.map(\.text) == ["\u{5D1}", "123", "\u{5D0}"])
    let digits = try #require(runs.dropFirst().first)
    #expect(digits.glyphs.map(\.position.x) == digits.glyphs.map(\.position.x).sorted())
  }

  @Test func neutralTextFollowsTheLayout() {
    let left = layout("!?", options: TextLayoutOptions(scale: 2))
    let right = layout("!?", options: TextLayoutOptions(isRightToLeft: true, scale: 2))
    #expect(!left.lines[0].runs[0].isRightToLeft)
    #expect(right.lines[0].runs[0].isRightToLeft)
    #expect(left.size == right.size)
  }

  @Test func bracketsAreMirrored() {
    let glyphs = layout("\u{5D0}(\u{5D1})").glyphs
    let open = layout("(").glyphs
    let close = layout(")").glyphs
    #expect(glyphs.map(\.outline.key).contains(open[0].outline.key))
    #expect(glyphs.map(\.outline.key).contains(close[0].outline.key))
    // From the left: ")" mirrored to "(", bet, "(" mirrored to ")", alef.
    #expect(glyphs.first?.outline.key == open[0].outline.key)
  }

  @Test func wrappedLinesKeepLogicalOrder() {
    let text = layout(
      "שלום עולם זה טקסט ארוך", width: 60, options: TextLayoutOptions(isRightToLeft: true, scale: 2)
    )
    #expect(text.lines.count > 1)
    #expect(text.texts[0].contains("שלום"))
    let first = text.lines[0]
    #expect(abs(first.origin.x + first.width - text.size.width) < 1e-9)
  }

  @Test func arabicLettersJoin() {
    let joined = layout("ببب").glyphs.map(\.outline.key)
    #expect(Set(joined).count == 3)
    // A colour change inside a word does not break the joining.
    let font = FontDescriptor(size: 13)
    let runs = AttributedRuns([
      TextRun("ب", font: font, attribute: 1), TextRun("بب", font: font, attribute: 2),
    ])
    let coloured = TextLayouter.shared.layout(
      runs, width: nil, height: nil, options: TextLayoutOptions(scale: 2))
    #expect(coloured.glyphs.map(\.outline.key) == joined)
  }
}

import Testing

@testable import MarkdownReading

@Suite struct MarkdownTests {
  /// Runs as `text` or `text[letters]` and `(link)`: e emphasis, s strong, c code, d deleted, b break.
  private func spelled(_ runs: [MarkdownRun]) -> [String] {
    runs.map { run in
      var marks = ""
      for (intent, mark) in [
        (MarkdownIntents.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"),
        (.strikethrough, "d"), (.inlineHTML, "h"), (.softBreak, "b"),
      ] where run.intents.contains(intent) { marks += mark }
      return run.text + (marks.isEmpty ? "" : "[\(marks)]") + (run.link.map { "(\($0))" } ?? "")
    }
  }

  @Test(
    arguments: [
      ("plain", ["plain"]),
      ("**bold** and *slanted*", ["bold[s]", " and ", "slanted[e]"]),
      ("***both***", ["both[es]"]),
      ("`code` ~~gone~~", ["code[c]", " ", "gone[d]"]),
      (
        "a [link](https://example.com/a?b=c) here",
        ["a ", "link(https://example.com/a?b=c)", " here"]
      ),
      ("<https://example.com>", ["https://example.com(https://example.com)"]),
      ("snake_case_name", ["snake_case_name"]),
      ("2 * 3 * 4", ["2 * 3 * 4"]),
      ("\\*kept\\*", ["*kept*"]),
      ("AT&amp;T", ["AT&T"]),
      ("**\"quoted\"** _and_", ["\"quoted\"[s]", " ", "and[e]"]),
      // Blocks are not read: what would begin one stays.
      ("# No heading *x*", ["# No heading ", "x[e]"]),
      ("- item `x`", ["- item ", "x[c]"]),
      ("    indented *x*", ["    indented ", "x[e]"]),
      ("a *x*\n\nb  \n c", ["a ", "x[e]", "\n\nb  \n c"]),
      ("*a*\n---", ["a[e]", "\n---"]),
      ("**a\nb**", ["a\nb[s]"]),
      ("%@ **%lld**", ["%@ ", "%lld[s]"]),
      ("", [""]),
      ("**", ["**"]),
    ])
  func inlineTextKeepsItsLines(text: String, runs: [String]) {
    #expect(spelled(Markdown.inline(text)) == runs)
  }

  @Test func aFenceInTheTextIsNoHarm() {
    #expect(spelled(Markdown.inline("\u{1680}*a*\u{205F}")) == ["\u{1680}", "a[e]", "\u{205F}"])
    let all = "\u{1680}\u{205F}\u{2001}\u{2000}\u{2004}*a*"
    #expect(spelled(Markdown.inline(all)) == [all])
  }

  @Test func documentsHaveBlocks() {
    let runs = Markdown.document("# T\n\nA *b*\n\n3. x\n4. y\n\n> q\n\n```swift\nlet\n```\n")
    #expect(runs.map(\.text) == ["T", "A ", "b", "x", "y", "q", "let\n"])
    #expect(runs[0].blocks.map(\.kind) == [.heading(level: 1)])
    #expect(runs[3].blocks.map(\.kind) == [.paragraph, .listItem(ordinal: 3), .orderedList])
    #expect(runs[4].blocks.map(\.kind) == [.paragraph, .listItem(ordinal: 4), .orderedList])
    #expect(runs[3].blocks[2] == runs[4].blocks[2] && runs[3].blocks[1] != runs[4].blocks[1])
    #expect(runs[5].blocks.map(\.kind) == [.paragraph, .blockQuote])
    #expect(runs[6].blocks.map(\.kind) == [.codeBlock(language: "swift")])
  }

  @Test func tablesHaveCells() {
    let runs = Markdown.document("|a|b|\n|:-:|--:|\n|c|d|\n")
    #expect(runs.map(\.text) == ["a", "b", "c", "d"])
    #expect(
      runs[3].blocks.map(\.kind)
        == [.tableCell(column: 1), .tableRow(index: 1), .table(columns: [.center, .right])])
  }

  @Test func deepNestingEnds() {
    let text = String(repeating: "[", count: 5_000) + String(repeating: "> ", count: 5_000)
    #expect(Markdown.document(text).map(\.text).joined().count <= text.count)
    #expect(Markdown.inline(text).map(\.text).joined() == text)
  }
}

import CMarkGFM

/// Reads Markdown with GitHub's extensions for strikethrough and tables.
package enum Markdown {
  /// The inline content of a text: blocks are not recognised, line breaks and spaces stay.
  package static func inline(_ text: String) -> [MarkdownRun] {
    guard text.utf8.contains(where: Self.isSpecial), let fence = fence(for: text) else {
      return [MarkdownRun(text)]
    }
    // A space-like character at both ends of every line keeps blocks from starting and ends of lines
    // from being trimmed, and counts as white space beside emphasis; it is taken out again.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let guarded = lines.map { "\(fence)\($0)\(fence)" }.joined(separator: "\n")
    var runs = document(guarded)
    for index in runs.indices {
      runs[index].text.removeAll { $0 == fence }
      if runs[index].intents.contains(.softBreak) { runs[index].text = "\n" }
      runs[index].intents.remove(.softBreak)
      runs[index].blocks = []
    }
    return merged(runs.filter { !$0.text.isEmpty })
  }

  /// A whole document: the texts of its blocks one after another.
  package static func document(_ text: String) -> [MarkdownRun] {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [MarkdownRun(text)] }
    defer { cmark_parser_free(parser) }
    for name in ["strikethrough", "table"] {
      guard let syntax = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, syntax)
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    guard let root = cmark_parser_finish(parser) else { return [MarkdownRun(text)] }
    defer { cmark_node_free(root) }
    var walk = MarkdownWalk()
    walk.visit(root)
    return walk.runs
  }

  /// Neighbours of one kind become one run.
  private static func merged(_ runs: [MarkdownRun]) -> [MarkdownRun] {
    var result: [MarkdownRun] = []
    for run in runs {
      if let last = result.last, last.intents == run.intents, last.link == run.link,
        last.imageSource == run.imageSource
      {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result
  }

  /// Bytes that inline syntax begins with; without any a text is what it is.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "<"), UInt8(ascii: "~"), UInt8(ascii: "\\"), UInt8(ascii: "&"),
      UInt8(ascii: "!"):
      true
    default: false
    }
  }

  /// A character that Unicode calls a space and Markdown does not trim, and that the text lacks.
  private static func fence(for text: String) -> Character? {
    let candidates: [Character] = ["\u{1680}", "\u{205F}", "\u{2001}", "\u{2000}", "\u{2004}"]
    return candidates.first { !text.contains($0) }
  }
}

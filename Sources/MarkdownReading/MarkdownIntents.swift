/// How a stretch of inline Markdown is set apart.
package struct MarkdownIntents: OptionSet, Hashable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  // The bits are those of Foundation's inline presentation intents.
  package static let emphasized = MarkdownIntents(rawValue: 1 << 0)
  package static let stronglyEmphasized = MarkdownIntents(rawValue: 1 << 1)
  package static let code = MarkdownIntents(rawValue: 1 << 2)
  package static let strikethrough = MarkdownIntents(rawValue: 1 << 5)
  package static let softBreak = MarkdownIntents(rawValue: 1 << 6)
  package static let lineBreak = MarkdownIntents(rawValue: 1 << 7)
  package static let inlineHTML = MarkdownIntents(rawValue: 1 << 8)
  package static let blockHTML = MarkdownIntents(rawValue: 1 << 9)
}

/// Text of one kind, as it is to be shown.
package struct MarkdownRun: Hashable, Sendable {
  package var text: String
  package var intents: MarkdownIntents
  /// The destination of a link or the source of an image, as written.
  package var link: String?
  package var imageSource: String?
  /// The blocks around the text, innermost first.
  package var blocks: [MarkdownBlock]

  package init(
    _ text: String, intents: MarkdownIntents = [], link: String? = nil, imageSource: String? = nil,
    blocks: [MarkdownBlock] = []
  ) {
    self.text = text
    self.intents = intents
    self.link = link
    self.imageSource = imageSource
    self.blocks = blocks
  }
}

/// A block of a document; equal kinds at different places differ by their number.
package struct MarkdownBlock: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case paragraph
    case heading(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(language: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [Alignment])
    case tableHeaderRow
    case tableRow(index: Int)
    case tableCell(column: Int)
  }

  package enum Alignment: Hashable, Sendable { case left, center, right }

  package var kind: Kind
  /// From 1, in the order of the document.
  package var number: Int
}

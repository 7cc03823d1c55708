import Geometry
import MarkdownReading

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Foundation has this type on Apple's systems only; extended attributes are not read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads Markdown. CommonMark gives every text a meaning: this never throws.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(markdownRuns: Self.runs(markdown, options.interpretedSyntax), baseURL: baseURL)
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  private static func runs(
    _ markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax
  ) -> [MarkdownRun] {
    switch syntax {
    case .full: return Markdown.document(markdown)
    case .inlineOnlyPreservingWhitespace: return Markdown.inline(markdown)
    case .inlineOnly:
      let joined = markdown.split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      return Markdown.inline(joined)
    }
  }

  init(markdownRuns runs: [MarkdownRun], baseURL: URL? = nil) {
    typealias Attributes = AttributeScopes.FoundationAttributes
    self.init()
    for run in runs {
      var part = AttributedString(run.text)
      if !run.intents.isEmpty {
        part[Attributes.InlinePresentationIntentAttribute.self] =
          InlinePresentationIntent(rawValue: run.intents.rawValue)
      }
      if !run.blocks.isEmpty {
        part[Attributes.PresentationIntentAttribute.self] = PresentationIntent(
          types: run.blocks.map {
            PresentationIntent.IntentType(kind: .init($0.kind), identity: $0.number)
          })
      }
      if let link = run.link {
        part[Attributes.LinkAttribute.self] = URL(string: link, relativeTo: baseURL)
      }
      if let source = run.imageSource {
        part[Attributes.ImageURLAttribute.self] = URL(string: source, relativeTo: baseURL)
      }
      append(part)
    }
  }
}

extension PresentationIntent.Kind {
  fileprivate init(_ kind: MarkdownBlock.Kind) {
    self =
      switch kind {
      case .paragraph: .paragraph
      case .heading(let level): .header(level: level)
      case .orderedList: .orderedList
      case .unorderedList: .unorderedList
      case .listItem(let ordinal): .listItem(ordinal: ordinal)
      case .codeBlock(let language): .codeBlock(languageHint: language)
      case .blockQuote: .blockQuote
      case .thematicBreak: .thematicBreak
      case .table(let columns):
        .table(
          columns: columns.map { column in
            PresentationIntent.TableColumn(
              alignment: column == .center ? .center : column == .right ? .right : .left)
          })
      case .tableHeaderRow: .tableHeaderRow
      case .tableRow(let index): .tableRow(rowIndex: index)
      case .tableCell(let column): .tableCell(columnIndex: column)
      }
  }
}

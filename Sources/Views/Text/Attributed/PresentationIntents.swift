import Geometry

/// How a stretch of text is set apart inside its line.
///
/// Foundation has this type on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks around a stretch of text, innermost first.
///
/// Foundation has this type on Apple's systems only.
public struct PresentationIntent: Hashable, Codable, Sendable {
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  public struct TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    public var alignment: Alignment
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  public struct IntentType: Hashable, Codable, Sendable {
    public var kind: Kind
    public var identity: Int
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  public var components: [IntentType]
  public init(types: [IntentType]) { components = types }

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Levels of lists and quotes around the text.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}

import Foundation

extension PersonNameComponents {
  /// The name as it is written in `style`.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  public func formatted() -> String { FormatStyle().format(self) }

  /// Reads a name as `PersonNameComponentsFormatter` does.
  /// - Throws: `CocoaError.formatting` for a text without a word.
  public init(_ value: String) throws {
    guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else {
      throw CocoaError(.formatting)
    }
    self = name
  }

  /// Writes the names of people. Absent from Foundation on Linux.
  ///
  /// Coverage: done, in the order of English. Verified: documented.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum Style: String, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = Locale(identifier: "en_US")) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    public func format(_ value: PersonNameComponents) -> String {
      let given = value.givenName.written
      let family = value.familyName.written
      let parts =
        switch style {
        case .short: [value.nickname.written ?? given ?? family]
        case .medium: [given, family]
        case .long:
          [
            value.namePrefix.written, given, value.middleName.written, family,
            value.nameSuffix.written,
          ]
        case .abbreviated: [[given, family].compactMap { $0?.prefix(1) }.joined().uppercased()]
        }
      return parts.compactMap { $0 }.joined(separator: " ")
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension String? {
  /// The text, unless it is missing or empty.
  fileprivate var written: String? { (self?.isEmpty ?? true) ? nil : self }
}

/// Writes and reads the names of people. Unavailable in Foundation on Linux.
///
/// Coverage: done, in the order of English; no marked parts. Verified: documented.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  /// Whether the phonetic names are written in place of the names.
  open var isPhonetic = false
  open var locale: Locale! = Locale(identifier: "en_US")

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return name.formatted(.name(style: written))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// Titles first and last are told from names; of the names the last is the family's.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if words.count > 1, Self.prefixes.contains(Self.plain(words[0])) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 1, let last = words.last, Self.suffixes.contains(Self.plain(last)) {
      name.nameSuffix = words.removeLast()
    }
    name.givenName = words.removeFirst()
    name.familyName = words.popLast()
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static let prefixes: Set = ["dr", "mr", "mrs", "ms", "miss", "prof", "rev", "sir"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md"]

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "." }
  }

  private var written: PersonNameComponents.FormatStyle.Style {
    switch style {
    case .short: .short
    case .default, .medium: .medium
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}

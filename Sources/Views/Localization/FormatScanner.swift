import Geometry
import Synchronization

/// A format such as `%@ has %2$lld %#@items@` cut into its parts.
struct FormatScanner {
  enum Piece: Equatable, Sendable {
    case literal(String)
    case specifier(FormatSpecifier)
    /// A variable of a plural rule: `%#@items@`; the position counts from zero.
    case variable(String, position: Int?)
  }

  /// Everything with a meaning in a format is ASCII.
  private var rest: Substring.UTF8View

  /// Rows of a list share their format: it is cut once.
  static func pieces(of format: String) -> [Piece] {
    known.withLock { known in
      if let pieces = known[format] { return pieces }
      if known.count >= maximumKnown { known.removeAll() }
      let pieces = cut(format)
      known[format] = pieces
      return pieces
    }
  }

  private static let known = Mutex<[String: [Piece]]>([:])
  private static let maximumKnown = 256

  private static func cut(_ format: String) -> [Piece] {
    var scanner = FormatScanner(rest: format[...].utf8)
    var pieces: [Piece] = []
    var literal = ""
    while let percent = scanner.rest.firstIndex(of: UInt8(ascii: "%")) {
      literal.append(contentsOf: Substring(scanner.rest[..<percent]))
      scanner.rest = scanner.rest[percent...].dropFirst()
      switch scanner.afterPercent() {
      case nil: literal += "%"
      case .literal(let text): literal += text
      case let piece?:
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(piece)
      }
    }
    literal.append(contentsOf: Substring(scanner.rest))
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// What a percent sign begins; nil, and nothing read, when that is no part of a format.
  private mutating func afterPercent() -> Piece? {
    let start = rest
    if rest.first == UInt8(ascii: "%") {
      rest.removeFirst()
      return .literal("%")
    }
    let position = readPosition()
    if rest.starts(with: "#@".utf8), let end = rest.dropFirst(2).firstIndex(of: UInt8(ascii: "@")) {
      let name = Substring(rest.dropFirst(2)[..<end])
      rest = rest[end...].dropFirst()
      return .variable(String(name), position: position)
    }
    if rest.starts(with: "arg".utf8) {
      rest.removeFirst(3)
      return .specifier(FormatSpecifier(position: position, flags: "", conversion: "@"))
    }
    let flags = rest.prefix { "-+ 0#'123456789.".utf8.contains($0) }
    rest = rest[flags.endIndex...].drop { "hlqLzjt".utf8.contains($0) }
    guard let conversion = rest.first, FormatSpecifier.conversions.utf8.contains(conversion),
      flags.count <= Self.maximumFlags
    else {
      rest = start
      return nil
    }
    rest.removeFirst()
    return .specifier(
      FormatSpecifier(
        position: position, flags: String(Substring(flags)),
        conversion: Character(Unicode.Scalar(conversion))))
  }

  /// Width and precision of more digits are noise.
  private static let maximumFlags = 8

  /// `2$` as 1, from zero.
  private mutating func readPosition() -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, digits.count < 4, let number = Int(Substring(digits)), number > 0 else {
      return nil
    }
    let after = rest[digits.endIndex...]
    guard after.first == UInt8(ascii: "$") else { return nil }
    rest = after.dropFirst()
    return number - 1
  }
}

/// A place for one value in a format.
struct FormatSpecifier: Hashable, Sendable {
  /// Which value, from zero; nil is the one after the last.
  var position: Int?
  /// Flags, width and precision as written.
  var flags: String
  var conversion: Character

  /// What numbers and texts are converted by; pointers, C strings and counts are not read.
  static let conversions = "@dDiuUxXoOfFeEgGaAc"

  /// As written in a format, with the position from one.
  func spelled(at position: Int) -> String {
    let length = "dDiuUxXoO".contains(conversion) ? "ll" : ""
    return "%\(position + 1)$\(flags)\(length)\(conversion)"
  }
}

/// A number in a format.
public enum _FormatNumber: Hashable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)

  var value: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }

  /// The number as a specifier asks for it, in a locale.
  func formatted(_ specifier: FormatSpecifier, locale: Locale) -> String {
    let flags = specifier.flags
    switch specifier.conversion {
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return String(format: "%\(flags)\(specifier.conversion)", locale: locale, value)
    case "x", "X", "o", "O":
      return String(format: "%\(flags)ll\(specifier.conversion)", locale: locale, bits)
    case "c":
      return UInt32(exactly: bits).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    default:
      switch self {
      // English groups from the fourth digit on; formatting by a locale costs much more.
      case .signed(let value)
      where flags.isEmpty && (-999...999).contains(value) && locale.identifier.hasPrefix("en"):
        return String(value)
      case .signed(let value): return String(format: "%\(flags)lld", locale: locale, value)
      case .unsigned(let value): return String(format: "%\(flags)llu", locale: locale, value)
      case .real(let value): return String(format: "%\(flags)f", locale: locale, value)
      }
    }
  }

  private var bits: UInt64 {
    switch self {
    case .signed(let value): UInt64(bitPattern: value)
    case .unsigned(let value): value
    case .real(let value): UInt64(exactly: value.rounded(.towardZero)) ?? 0
    }
  }
}

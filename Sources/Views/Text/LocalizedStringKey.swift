import Geometry
import ViewCore

/// The key of an entry in a strings file, or the text itself where there is none.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with format specifiers for the interpolated values.
  package let key: String
  let arguments: [Argument]

  enum Argument: Equatable, Sendable {
    case string(String)
    case text(Text)
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), specifier: "%@")
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text), specifier: "%@") }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(.string("\(value)"), specifier: "%lld")
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(.string(Self.format(Double(value))), specifier: "%lf")
    }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(.string(String(format: specifier, value)), specifier: specifier)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string("\(value)"), specifier: "%@")
    }

    private mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    /// As `%lf` prints: six decimals.
    private static func format(_ value: Double) -> String { String(format: "%lf", value) }
  }

  /// The pieces of a format with the arguments put in their places.
  func pieces(of format: String) -> [Argument] {
    var result: [Argument] = []
    var literal = ""
    var next = 0
    var characters = Array(format)[...]
    func flush() {
      if !literal.isEmpty { result.append(.string(literal)) }
      literal = ""
    }
    while let character = characters.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if characters.first == "%" {
        characters.removeFirst()
        literal.append("%")
        continue
      }
      guard let specifier = FormatSpecifier(&characters) else {
        literal.append("%")
        continue
      }
      let index = specifier.position ?? next
      next = index + 1
      guard arguments.indices.contains(index) else { continue }
      flush()
      result.append(arguments[index])
    }
    flush()
    return result
  }
}

/// What follows a percent sign in a format: `2$@`, `lld`, `.1f`.
private struct FormatSpecifier {
  /// From zero, where the format says which argument.
  var position: Int?

  private static let conversions: Set<Character> = [
    "@", "d", "i", "u", "f", "g", "e", "s", "x", "c",
  ]
  private static let modifiers: Set<Character> = ["l", "h", "q", "z", ".", "-", "+", " ", "#"]

  /// Takes a specifier off the front; leaves everything when there is none.
  init?(_ characters: inout ArraySlice<Character>) {
    var rest = characters
    var digits = ""
    while let character = rest.popFirst() {
      if character == "$", let number = Int(digits), number > 0 {
        position = number - 1
      } else if Self.conversions.contains(character) {
        characters = rest
        return
      } else if character.isNumber {
        digits.append(character)
      } else if !Self.modifiers.contains(character) {
        return nil
      }
    }
    return nil
  }
}

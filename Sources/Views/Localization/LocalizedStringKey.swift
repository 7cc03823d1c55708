import Geometry
import ViewCore

/// The key of an entry in a strings table, or the text itself where there is none.
///
/// Coverage: full. Verified: documented.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with format specifiers for the interpolated values.
  package let key: String
  let arguments: [Argument]

  enum Argument: Equatable, Sendable {
    case string(String)
    case number(_FormatNumber)
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
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), specifier: "%@")
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value._formatNumber), specifier: T._formatSpecifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._formatNumber), specifier: specifier)
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: NSObject {
      if let formatter { return appendInterpolation(Text(subject, formatter: formatter)) }
      append(.string("\(subject)"), specifier: "%@")
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(Text(subject, formatter: formatter))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text), specifier: "%@") }

    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// The colour's name, for speech.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      append(.string("\(color)"), specifier: "%@")
    }

    private mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// A number that a format shows.
public protocol _FormatSpecifiable: Equatable {
  static var _formatSpecifier: String { get }
  var _formatNumber: _FormatNumber { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public var _formatNumber: _FormatNumber { .signed(Int64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public var _formatNumber: _FormatNumber { .unsigned(UInt64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _formatNumber: _FormatNumber { .real(Double(self)) }
}

extension Int: _FormatSpecifiable { public static var _formatSpecifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _formatSpecifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _formatSpecifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _formatSpecifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _formatSpecifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _formatSpecifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _formatSpecifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _formatSpecifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _formatSpecifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _formatSpecifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public static var _formatSpecifier: String { "%f" } }
extension Double: _FormatSpecifiable { public static var _formatSpecifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public static var _formatSpecifier: String { "%lf" } }

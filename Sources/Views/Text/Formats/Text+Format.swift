import Geometry
import ViewCore

/// A value in a format style, in the locale of its place.
///
/// Input and format are values by their protocols' rules, though not all say that they are `Sendable`.
private struct StyledValue<F: FormatStyle>: TextFormatting, @unchecked Sendable
where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  let attributed: (F.FormatOutput) -> AttributedString

  func text(in environment: EnvironmentValues) -> AttributedString {
    attributed(format.locale(environment.locale).format(input))
  }

  func isEqual(to other: any TextFormatting) -> Bool {
    guard let other = other as? StyledValue<F> else { return false }
    return other.input == input && other.format == format
  }
}

/// A value that a formatter writes; formatters keep their own locale.
private struct FormatterValue: TextFormatting, @unchecked Sendable {
  let subject: Any
  let formatter: Formatter

  func text(in environment: EnvironmentValues) -> AttributedString { AttributedString(string) }

  private var string: String { formatter.string(for: number ?? subject) ?? "" }

  /// Number formatters take `NSNumber` only.
  private var number: NSNumber? {
    guard formatter is NumberFormatter else { return nil }
    switch subject {
    case let value as NSNumber: return value
    case let value as Int: return NSNumber(value: value)
    case let value as Double: return NSNumber(value: value)
    case let value as CGFloat: return NSNumber(value: Double(value))
    case let value as Float: return NSNumber(value: value)
    case let value as Decimal: return NSDecimalNumber(decimal: value)
    default: return nil
    }
  }

  func isEqual(to other: any TextFormatting) -> Bool {
    guard let other = other as? FormatterValue else { return false }
    return other.formatter === formatter && other.string == string
  }
}

extension Text {
  /// A value in a format style, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      formatting: StyledValue(input: input, format: format) { AttributedString($0) })
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(formatting: StyledValue(input: input, format: format) { $0 })
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(formatting: FormatterValue(subject: subject, formatter: formatter))
  }
}

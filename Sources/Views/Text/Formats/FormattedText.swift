import Geometry
import ViewCore

/// A value that becomes characters in an environment.
protocol TextFormatting: Sendable {
  func text(in environment: EnvironmentValues) -> AttributedString
  func isEqual(to other: any TextFormatting) -> Bool
}

extension TextFormatting where Self: Equatable {
  func isEqual(to other: any TextFormatting) -> Bool { other as? Self == self }
}

/// A formatted value of any kind.
struct FormattedText: Equatable, Sendable {
  let value: any TextFormatting

  static func == (lhs: FormattedText, rhs: FormattedText) -> Bool {
    lhs.value.isEqual(to: rhs.value)
  }
}

extension Text {
  init(formatting value: any TextFormatting) { self.init(.formatted(FormattedText(value: value))) }
}

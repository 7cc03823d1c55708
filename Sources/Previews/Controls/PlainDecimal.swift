/// Numbers as addresses spell them: the shortest decimal digits that read back as the same number,
/// never an exponent, never a locale.
package enum PlainDecimal {
  /// The number that `text` spells: an optional `-`, digits, optionally a point and digits,
  /// optionally an exponent. Nil for anything else, and for what is too large to be finite.
  package static func value(of text: String) -> Double? {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard let first = rest.first, isDigit(first) else { return nil }
    rest = rest.drop(while: isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard let first = rest.first, isDigit(first) else { return nil }
      rest = rest.drop(while: isDigit)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard let first = rest.first, isDigit(first) else { return nil }
      rest = rest.drop(while: isDigit)
    }
    guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The spelling of `number`. What is not finite has none: NaN reads as 0, infinities as the
  /// largest finite number of their sign.
  package static func text<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    of number: Number
  ) -> String {
    guard number.isFinite else {
      if number.isNaN { return "0" }
      let largest = Number.greatestFiniteMagnitude
      return text(of: number < 0 ? -largest : largest)
    }
    let parts = number.description.split(separator: "e")
    var text = String(parts[0])
    if text.hasSuffix(".0") { text.removeLast(2) }
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    return shifted(text, by: exponent)
  }

  /// `digits` with its point moved `exponent` places to the right.
  private static func shifted(_ digits: String, by exponent: Int) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let parts = digits.drop { $0 == "-" }.split(separator: ".")
    let whole = String(parts[0])
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let all = whole + fraction
    let point = whole.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + all }
    if point >= all.count { return sign + all + String(repeating: "0", count: point - all.count) }
    return sign + all.prefix(point) + "." + all.dropFirst(point)
  }
}

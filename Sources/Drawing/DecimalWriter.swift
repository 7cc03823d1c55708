/// Writes numbers as plain decimals into a byte buffer: no exponent, no locale, no `-0`, no trailing
/// zeros.
///
/// Three decimals are the project's precision for lengths, six for factors (matrices, opacity).
package enum DecimalWriter {
  /// Values beyond this are written as it; a coordinate in points has no use for more.
  package static let largest = 1e9

  /// Rounded to the nearest at three decimals, halves away from zero; not a number becomes 0.
  @inline(__always)
  package static func appendLength(_ value: Double, to bytes: inout [UInt8]) {
    append(value, scale: 1_000, decimals: 3, to: &bytes)
  }

  /// As a length, at six decimals.
  @inline(__always)
  package static func appendFactor(_ value: Double, to bytes: inout [UInt8]) {
    append(value, scale: 1_000_000, decimals: 6, to: &bytes)
  }

  private static func append(
    _ value: Double, scale: Double, decimals: Int, to bytes: inout [UInt8]
  ) {
    let limited = value.isNaN ? 0 : min(max(value, -largest), largest)
    let scaled = Int((limited * scale).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = scaled.magnitude
    let unit = UInt(scale)
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: unit)
    appendInteger(whole, to: &bytes)
    if fraction != 0 { appendFraction(fraction, decimals: decimals, to: &bytes) }
  }

  package static func appendInteger(_ value: UInt, to bytes: inout [UInt8]) {
    if value < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
      return
    }
    var divisor: UInt = 10
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / divisor % 10))
      divisor /= 10
    }
  }

  private static func appendFraction(_ fraction: UInt, decimals: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    var unit: UInt = decimals == 3 ? 100 : 100_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// A length as text.
  package static func length(_ value: Double) -> String {
    var bytes: [UInt8] = []
    appendLength(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A factor as text.
  package static func factor(_ value: Double) -> String {
    var bytes: [UInt8] = []
    appendFactor(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

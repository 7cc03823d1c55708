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
    appendThousandths(thousandths(value), to: &bytes)
  }

  /// As a length, at six decimals.
  package static func appendFactor(_ value: Double, to bytes: inout [UInt8]) {
    append(millionths(value), decimals: 6, leadingZero: true, to: &bytes)
  }

  /// A length as an integer of thousandths.
  @inline(__always)
  package static func thousandths(_ value: Double) -> Int { integer(value, scale: 1_000) }

  /// A factor as an integer of millionths.
  package static func millionths(_ value: Double) -> Int { integer(value, scale: 1_000_000) }

  /// A number of thousandths; without a leading zero `0.5` is `.5`, as path data allows.
  package static func appendThousandths(
    _ value: Int, leadingZero: Bool = true, to bytes: inout [UInt8]
  ) {
    append(value, decimals: 3, leadingZero: leadingZero, to: &bytes)
  }

  package static func appendInteger(_ value: UInt, to bytes: inout [UInt8]) {
    append(Int(clamping: value), decimals: 0, leadingZero: true, to: &bytes)
  }

  @inline(__always)
  private static func integer(_ value: Double, scale: Double) -> Int {
    guard value > -largest else { return value.isNaN ? 0 : -Int(largest * scale) }
    guard value < largest else { return Int(largest * scale) }
    // Conversion cuts towards zero, so this rounds halves away from it.
    return Int(value * scale + (value < 0 ? -0.5 : 0.5))
  }

  private static func append(
    _ value: Int, decimals: Int, leadingZero: Bool, to bytes: inout [UInt8]
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
      guard let start = buffer.baseAddress else { return }
      let count = write(value, decimals: decimals, leadingZero: leadingZero, to: start)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
  }

  /// The most bytes that a number takes.
  package static let longest = 24

  /// Writes a number of thousandths (`decimals` 3) or millionths (6) to memory that has room for
  /// `longest` bytes; gives the number of bytes.
  package static func write(
    _ value: Int, decimals: Int, leadingZero: Bool, to memory: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if value == 0 {
      memory[0] = zero
      return 1
    }
    var rest = value.magnitude
    var left = decimals
    while left > 0, rest % 10 == 0 {
      rest /= 10
      left -= 1
    }
    // From the last digit to the first, then moved to the front.
    var index = longest
    if left > 0 {
      while left > 0 {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        index -= 1
        memory[index] = zero + UInt8(truncatingIfNeeded: digit)
        rest = quotient
        left -= 1
      }
      index -= 1
      memory[index] = UInt8(ascii: ".")
      if rest == 0, leadingZero {
        index -= 1
        memory[index] = zero
      }
    }
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      index -= 1
      memory[index] = zero + UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
    if value < 0 {
      index -= 1
      memory[index] = UInt8(ascii: "-")
    }
    let count = longest - index
    for offset in 0..<count { memory[offset] = memory[index + offset] }
    return count
  }

  private static let zero = UInt8(ascii: "0")

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

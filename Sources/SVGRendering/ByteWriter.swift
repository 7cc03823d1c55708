import Drawing

/// A growing buffer of UTF-8 with the few things an SVG is made of.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ other: ByteWriter) { bytes.append(contentsOf: other.bytes) }

  mutating func append(_ slice: some Collection<UInt8>) { bytes.append(contentsOf: slice) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(length: Double) { DecimalWriter.appendLength(length, to: &bytes) }

  mutating func append(factor: Double) { DecimalWriter.appendFactor(factor, to: &bytes) }

  mutating func append(thousandths: Int) {
    DecimalWriter.appendThousandths(thousandths, to: &bytes)
  }

  /// `opening` is written up to and with the quote, as in ` width="`.
  mutating func attribute(_ opening: StaticString, length: Double) {
    append(opening)
    append(length: length)
    append(byte: UInt8(ascii: "\""))
  }

  mutating func attribute(_ opening: StaticString, factor: Double) {
    append(opening)
    append(factor: factor)
    append(byte: UInt8(ascii: "\""))
  }

  /// A reference such as ` clip-path="url(#id)"`.
  mutating func attribute(_ opening: StaticString, url identifier: Identifier) {
    append(opening)
    append("url(#")
    append(identifier.bytes)
    append(")\"")
  }

  mutating func insert(_ other: ByteWriter, at index: Int) {
    bytes.insert(contentsOf: other.bytes, at: index)
  }

  /// Takes away what was written since.
  mutating func cut(from index: Int) -> ByteWriter {
    var tail = ByteWriter()
    tail.bytes = Array(bytes[index...])
    bytes.removeSubrange(index...)
    return tail
  }

  /// Text for XML content and attributes. Characters that XML cannot hold become U+FFFD.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&#39;")
      case "\t": append("&#9;")
      case "\n": append("&#10;")
      case "\r": append("&#13;")
      default:
        let isForbidden = scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE
        append(UTF8.encode(isForbidden ? "\u{FFFD}" : scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// `#rrggbb`, or `#rgb` where that is the same.
  mutating func append(color: DisplayColor) {
    let (red, green, blue, _) = color.bytes
    append(byte: UInt8(ascii: "#"))
    let isShort = [red, green, blue].allSatisfy { $0 >> 4 == $0 & 15 }
    for component in [red, green, blue] {
      if !isShort { append(byte: Self.digit(component >> 4)) }
      append(byte: Self.digit(component & 15))
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// The base 64 of RFC 4648, with padding.
  mutating func append(base64 data: [UInt8]) {
    let alphabet = Self.base64Alphabet
    bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
    for start in stride(from: 0, to: data.count, by: 3) {
      let left = data.count - start
      let first = data[start]
      let second = left > 1 ? data[start + 1] : 0
      let third = left > 2 ? data[start + 2] : 0
      bytes.append(alphabet[Int(first >> 2)])
      bytes.append(alphabet[Int((first & 3) << 4 | second >> 4)])
      bytes.append(left > 1 ? alphabet[Int((second & 15) << 2 | third >> 6)] : UInt8(ascii: "="))
      bytes.append(left > 2 ? alphabet[Int(third & 63)] : UInt8(ascii: "="))
    }
  }

  private static let base64Alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}

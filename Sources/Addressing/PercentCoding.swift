/// Percent-encoding (RFC 3986 §2.1) of UTF-8. `+` is a plus, in both directions.
package enum PercentCoding {
  /// The text that bytes spell; strict: a `%` stands before two hexadecimal digits.
  package static func decode(
    _ bytes: some Collection<UInt8>
  ) throws(PercentDecodingFailure) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = iterator.next()?.hexadecimalDigit,
        let low = iterator.next()?.hexadecimalDigit
      else { throw .incompleteEscape }
      decoded.append(high << 4 | low)
    }
    guard let text = String(validating: decoded, as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  /// The one spelling of a text in a path or query that no browser, shell tool or form changes:
  /// letters, digits and `-._~,:;()/@` as they are, everything else as upper-case escapes.
  package static func encode(_ text: String) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte.isPlainInAddresses {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}

/// What is wrong with an escaped text.
package enum PercentDecodingFailure: Error, Equatable, Sendable {
  /// A `%` without two hexadecimal digits after it.
  case incompleteEscape
  /// The decoded bytes are not UTF-8.
  case notUTF8
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }

  fileprivate var isPlainInAddresses: Bool {
    switch self {
    case 48...57, 65...90, 97...122: true
    default: "-._~,:;()/@".utf8.contains(self)
    }
  }
}

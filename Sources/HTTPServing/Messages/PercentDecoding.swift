/// Strict percent-decoding (RFC 3986 §2.1) into UTF-8. `+` is a plus.
enum PercentDecoding {
  static func decode(_ bytes: some Collection<UInt8>) throws(PercentDecodingFailure) -> String {
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
}

extension UInt8 {
  /// The byte with A–Z turned to a–z.
  @inline(__always) var asciiLowercased: UInt8 { (65...90).contains(self) ? self | 0x20 : self }
}

extension StringProtocol {
  /// Whether two texts are equal when A–Z and a–z are the same: the rule for header and host names.
  func isEqualIgnoringASCIICase(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8) { $0.asciiLowercased == $1.asciiLowercased }
  }
}

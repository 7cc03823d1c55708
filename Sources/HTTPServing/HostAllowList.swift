/// The names by which this server may be called.
///
/// A page of another site can make a browser send requests here by pointing its own name at this
/// address; such a request carries that name. Addresses written in digits cannot be redirected so,
/// and are always right, like `localhost`.
package struct HostAllowList: Sendable {
  private let names: [[UInt8]]

  /// - Parameter names: further host names, without a port.
  package init(names: [String] = []) {
    self.names = (["localhost"] + names).map { $0.utf8.map(\.asciiLowercased) }
  }

  /// Whether a `Host` header is one of ours; its port does not matter.
  package func allows(_ host: String) -> Bool {
    var host = host
    return host.withUTF8(allows)
  }

  func allows(_ host: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let name = Self.nameWithoutPort(host), !name.isEmpty else { return false }
    if name.first == UInt8(ascii: "[") { return Self.isIPv6Literal(name) }
    if Self.isIPv4Literal(name) { return true }
    return names.contains { allowed in
      allowed.count == name.count && zip(allowed, name).allSatisfy { $0 == $1.asciiLowercased }
    }
  }

  private static func nameWithoutPort(
    _ host: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let colon = UInt8(ascii: ":")
    let isBracketed = host.first == UInt8(ascii: "[")
    let nameEnd =
      isBracketed
      ? host.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
      : host.firstIndex(of: colon) ?? host.endIndex
    guard let nameEnd else { return nil }
    let port = host[nameEnd...]
    guard port.isEmpty || (port.first == colon && port.dropFirst().allSatisfy(\.isDigit)) else {
      return nil
    }
    return host[..<nameEnd]
  }

  private static func isIPv4Literal(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var partCount = 0
    for part in name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard (1...3).contains(part.count), part.allSatisfy(\.isDigit) else { return false }
      partCount += 1
    }
    return partCount == 4
  }

  private static func isIPv6Literal(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let inner = name.dropFirst().dropLast()
    return inner.count >= 2 && inner.allSatisfy { $0.isHexadecimal || $0 == UInt8(ascii: ":") }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (48...57).contains(self) }
  fileprivate var isHexadecimal: Bool { isDigit || (97...102).contains(asciiLowercased) }
}

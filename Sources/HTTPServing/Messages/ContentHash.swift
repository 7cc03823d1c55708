import CNettle

/// SHA-256 (FIPS 180-4) of bytes: the same content has the same name on every machine.
package struct ContentHash: Hashable, Sendable {
  /// 64 hexadecimal digits, lower case.
  package let hexadecimal: String

  package init(of bytes: [UInt8]) {
    var state = sha256_ctx()
    nettle_sha256_init(&state)
    nettle_sha256_update(&state, bytes.count, bytes)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&state, digest.count, &digest)
    hexadecimal = String(
      decoding: digest.flatMap { [Self.digit($0 >> 4), Self.digit($0 & 15)] }, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

import Geometry

/// A 128-bit digest of a display list, the same in every process and on every machine.
///
/// Equal lists have equal digests; different ones differ by all likelihood. It guards against
/// accidents, not against someone who looks for collisions.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  /// 32 hexadecimal digits.
  package var description: String { Self.hex(high) + Self.hex(low) }

  /// The first digits, for ids in a document.
  package func prefix(digits: Int) -> Substring { description.prefix(digits) }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Digests 64-bit words: two lanes, each a multiplication by an odd constant and a shift, so that no
/// word is ever lost; both are mixed at the end.
package struct ContentHasher {
  private var first: UInt64 = 0x243f_6a88_85a3_08d3
  private var second: UInt64 = 0x1319_8a2e_0370_7344

  package init() {}

  @inline(__always)
  package mutating func combine(_ word: UInt64) {
    first = (first ^ word) &* 0x9e37_79b9_7f4a_7c15
    first ^= first >> 32
    second = (second ^ (word << 32 | word >> 32)) &* 0xc2b2_ae3d_27d4_eb4f
    second ^= second >> 29
  }

  @inline(__always)
  package mutating func combine(_ value: Double) {
    combine(value == 0 ? 0 : value.bitPattern)
  }

  @inline(__always)
  package mutating func combine(_ value: Int) { combine(UInt64(truncatingIfNeeded: value)) }

  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(bytes: $0) }
  }

  package mutating func combine(bytes: some Collection<UInt8>) {
    combine(bytes.count)
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        combine(word)
        word = 0
        shift = 0
      }
    }
    if shift > 0 { combine(word) }
  }

  package consuming func finalize() -> ContentHash {
    ContentHash(high: Self.mix(first ^ (second << 1)), low: Self.mix(second &+ first))
  }

  private static func mix(_ word: UInt64) -> UInt64 {
    var z = word
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

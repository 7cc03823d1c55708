import Glibc

/// The bytes of a request target as they arrived: the key under which answers are remembered.
package struct RawTarget: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  package static func == (lhs: RawTarget, rhs: RawTarget) -> Bool {
    lhs.bytes.count == rhs.bytes.count && memcmp(lhs.bytes, rhs.bytes, lhs.bytes.count) == 0
  }
}

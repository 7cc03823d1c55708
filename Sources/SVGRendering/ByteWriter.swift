import Drawing
import Geometry

/// A growing buffer of UTF-8 with the few things an SVG is made of.
///
/// Bytes are written straight into memory that is already there: `storage` is longer than `count`.
struct ByteWriter {
  private var storage: [UInt8] = []
  private(set) var count = 0

  /// What has been written.
  var bytes: ArraySlice<UInt8> { storage[..<count] }

  /// The bytes as an array. Room behind them is given up: whoever keeps a picture keeps no more.
  consuming func finish() -> [UInt8] {
    let slack = storage.capacity - count
    if slack > count / 8 { return storage.withUnsafeBufferPointer { Array($0[..<count]) } }
    storage.removeLast(storage.count - count)
    return storage
  }

  /// Makes room for more bytes without writing them.
  mutating func reserve(_ more: Int) {
    let needed = count + more
    guard needed > storage.count else { return }
    let grown = max(needed, storage.count * 2, 256)
    let used = count
    storage = [UInt8](unsafeUninitializedCapacity: grown) { [storage] buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      storage.withUnsafeBufferPointer { old in
        if let first = old.baseAddress { start.initialize(from: first, count: used) }
      }
      memset(start + used, 0, grown - used)
      initialized = grown
    }
  }

  /// Hands out memory for up to `limit` bytes; `write` says how many it used.
  @inline(__always)
  mutating func write(_ limit: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(limit)
    let start = count
    count += storage.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { write($0 + start) } ?? 0
    }
  }

  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    write(length) { memory in
      memory.update(from: text.utf8Start, count: length)
      return length
    }
  }

  mutating func append(_ other: ByteWriter) { append(other.bytes) }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let length = bytes.count
    let isCopied =
      bytes.withContiguousStorageIfAvailable { source in
        write(length) { memory in
          if let start = source.baseAddress { memory.update(from: start, count: length) }
          return length
        }
      } != nil
    if !isCopied { for byte in bytes { append(byte: byte) } }
  }

  mutating func append(byte: UInt8) {
    write(1) { memory in
      memory[0] = byte
      return 1
    }
  }

  mutating func append(length: Double) {
    append(thousandths: DecimalWriter.thousandths(length))
  }

  mutating func append(factor: Double) {
    let value = DecimalWriter.millionths(factor)
    write(DecimalWriter.longest) {
      DecimalWriter.write(value, decimals: 6, leadingZero: true, to: $0)
    }
  }

  mutating func append(thousandths: Int, leadingZero: Bool = true) {
    write(DecimalWriter.longest) {
      DecimalWriter.write(thousandths, decimals: 3, leadingZero: leadingZero, to: $0)
    }
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

  /// Moves what follows back, inside the memory that is there where it suffices.
  mutating func insert(_ other: ByteWriter, at index: Int) {
    let length = other.count
    guard length > 0 else { return }
    reserve(length)
    let moved = count - index
    storage.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      (start + index + length).update(from: start + index, count: moved)
      other.storage.withUnsafeBufferPointer { source in
        if let first = source.baseAddress {
          (start + index).update(from: first, count: length)
        }
      }
    }
    count += length
  }

  /// Takes away what was written since.
  mutating func cut(from index: Int) -> ByteWriter {
    var tail = ByteWriter()
    tail.append(storage[index..<count])
    count = index
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
    let padding = UInt8(ascii: "=")
    write((data.count + 2) / 3 * 4) { memory in
      var written = 0
      for start in stride(from: 0, to: data.count, by: 3) {
        let left = data.count - start
        let first = data[start]
        let second = left > 1 ? data[start + 1] : 0
        let third = left > 2 ? data[start + 2] : 0
        memory[written] = alphabet[Int(first >> 2)]
        memory[written + 1] = alphabet[Int((first & 3) << 4 | second >> 4)]
        memory[written + 2] = left > 1 ? alphabet[Int((second & 15) << 2 | third >> 6)] : padding
        memory[written + 3] = left > 2 ? alphabet[Int(third & 63)] : padding
        written += 4
      }
      return written
    }
  }

  private static let base64Alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}

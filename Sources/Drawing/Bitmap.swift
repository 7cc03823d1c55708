/// Pixels in rows from the top, four bytes each: red, green, blue and alpha in gamma-encoded sRGB, not
/// premultiplied.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// Clear pixels; sides below one become one.
  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
  }

  package subscript(x: Int, y: Int) -> DisplayColor {
    get {
      let at = (y * width + x) * 4
      func part(_ index: Int) -> Double { Double(bytes[at + index]) / 255 }
      return DisplayColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    }
    set {
      let at = (y * width + x) * 4
      bytes[at] = Self.byte(newValue.red)
      bytes[at + 1] = Self.byte(newValue.green)
      bytes[at + 2] = Self.byte(newValue.blue)
      bytes[at + 3] = Self.byte(newValue.alpha)
    }
  }

  private static func byte(_ part: Double) -> UInt8 {
    UInt8((min(1, max(0, part.isFinite ? part : 0)) * 255).rounded())
  }
}

extension Bitmap {
  /// The pixels as a PNG file, stored without compression: red, green and blue alone where all is opaque.
  package var png: [UInt8] {
    let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (1 + width * 4))
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let at = (y * width + x) * 4
        rows += bytes[at..<at + (isOpaque ? 3 : 4)]
      }
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGChunk.bytes(
      "IHDR",
      PNGChunk.number(width) + PNGChunk.number(height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
    file += PNGChunk.bytes("IDAT", PNGChunk.stored(rows))
    return file + PNGChunk.bytes("IEND", [])
  }
}

/// Parts of a PNG file (ISO/IEC 15948) and the zlib stream inside (RFC 1950, RFC 1951).
private enum PNGChunk {
  static func bytes(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return number(content.count) + body + number(Int(checksum(body)))
  }

  /// Four bytes, the most significant first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream of stored blocks.
  static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, content.count)
      let length = UInt16(end - start)
      stream += [end == content.count ? 1 : 0]
      stream += [
        UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8),
      ]
      stream += content[start..<end]
      start = end
    } while start < content.count
    return stream + number(adler(content))
  }

  private static func adler(_ content: [UInt8]) -> Int {
    var low = 1
    var high = 0
    for byte in content {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}

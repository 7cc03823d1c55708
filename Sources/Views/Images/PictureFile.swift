import Drawing
import Geometry

/// Encoded pixels with what their header says.
package struct PictureFile: Hashable, Sendable {
  package let data: [UInt8]
  package let format: ImageItem.Format
  /// Pixels; at least one each way.
  package let width: Int
  package let height: Int

  /// Reads the header of a PNG or JPEG; nil for anything else, and for sizes beyond the limit.
  package init?(_ data: [UInt8]) {
    guard let header = PNGHeader.size(data) ?? JPEGHeader.size(data),
      (1...Self.maximumSide).contains(header.width), (1...Self.maximumSide).contains(header.height)
    else { return nil }
    self.data = data
    format = PNGHeader.isSigned(data) ? .png : .jpeg
    width = header.width
    height = header.height
  }

  /// Pixels a side: larger pictures are no part of an interface, and decoding them takes gigabytes.
  private static let maximumSide = 16_384

  package static func == (lhs: PictureFile, rhs: PictureFile) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.data == rhs.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(data.count)
  }
}

/// The beginning of a PNG: signature, then the chunk `IHDR`.
private enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func isSigned(_ data: [UInt8]) -> Bool { data.starts(with: signature) }

  static func size(_ data: [UInt8]) -> (width: Int, height: Int)? {
    guard isSigned(data), data.count >= 24, data[12..<16].elementsEqual(Array("IHDR".utf8)) else {
      return nil
    }
    return (data.bigEndian(at: 16, bytes: 4), data.bigEndian(at: 20, bytes: 4))
  }
}

/// The segments of a JPEG up to its frame header.
private enum JPEGHeader {
  static func size(_ data: [UInt8]) -> (width: Int, height: Int)? {
    guard data.count > 4, data[0] == 0xFF, data[1] == 0xD8 else { return nil }
    var position = 2
    while position + 9 < data.count {
      guard data[position] == 0xFF else { return nil }
      let marker = data[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      // SOF0 to SOF15, except the tables DHT, JPG and DAC among them.
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return (
          data.bigEndian(at: position + 7, bytes: 2), data.bigEndian(at: position + 5, bytes: 2)
        )
      }
      let length = data.bigEndian(at: position + 2, bytes: 2)
      guard length >= 2 else { return nil }
      position += 2 + length
    }
    return nil
  }
}

extension [UInt8] {
  /// A number of some bytes, the most significant first; the caller has checked the bounds.
  fileprivate func bigEndian(at position: Int, bytes: Int) -> Int {
    self[position..<position + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}

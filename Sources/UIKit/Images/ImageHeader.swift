import Geometry

/// The format and size in pixels that the first bytes of an image file say.
struct ImageHeader: Hashable {
  enum Format { case png, jpeg }

  let format: Format
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    if let size = Self.pngSize(bytes) {
      self.init(format: .png, size: size)
    } else if let size = Self.jpegSize(bytes) {
      self.init(format: .jpeg, size: size)
    } else {
      return nil
    }
  }

  private init(format: Format, size: (Int, Int)) {
    self.format = format
    (width, height) = size
  }

  /// The signature, then the header chunk with width and height.
  private static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// Segments up to the first frame header.
  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      func pair(_ offset: Int) -> Int {
        Int(bytes[position + offset]) << 8 | Int(bytes[position + offset + 1])
      }
      // Frame headers are C0 to CF but for three other tables in between.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (pair(7), pair(5))
      }
      position += marker == 0xFF ? 1 : 2 + pair(2)
    }
    return nil
  }
}

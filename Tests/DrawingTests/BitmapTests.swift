import Drawing
import Foundation
import Testing

@Suite struct BitmapTests {
  private func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The bytes of a PNG of one red pixel, stored, as other writers make it.
  @Test func writesOneOpaquePixel() {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap[0, 0] = DisplayColor(red: 1, green: 0, blue: 0)
    let png = bitmap.png
    #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // IHDR: 1 by 1, eight bits, colours without alpha; its checksum.
    #expect(Array(png[16..<29]) == [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    #expect(number(png, 29) == 0x9077_53DE)
    // IDAT: zlib's header, a stored block of four bytes, Adler's sum.
    #expect(number(png, 33) == 15)
    #expect(Array(png[41..<56]) == [0x78, 1, 1, 4, 0, 0xFB, 0xFF, 0, 255, 0, 0, 3, 1, 1, 0])
    #expect(Array(png.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test func keepsAlphaWhereThereIsAny() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[1, 0] = DisplayColor(red: 0, green: 0.5, blue: 2, alpha: 0.5)
    #expect(bitmap.png[25] == 6)
    #expect(bitmap.bytes == [0, 0, 0, 0, 0, 128, 255, 128])
    #expect(abs(bitmap[1, 0].green - 128.0 / 255) < 1e-12)
  }

  @Test func splitsLongRowsIntoBlocks() {
    let png = Bitmap(width: 200, height: 100).png
    // Header, chunks of 12 bytes over their content, 80100 bytes of rows in two blocks.
    #expect(png.count == 8 + 25 + 12 + 2 + 2 * 5 + 100 * 801 + 4 + 12)
  }
}

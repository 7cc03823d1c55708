import Geometry
import Testing
import UIKit

/// The first bytes of a PNG file of 3 × 2 pixels; nothing reads further.
let pngStart: [UInt8] = [
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3,
  0,
  0, 0, 2,
]

/// A JPEG file's start: an application segment, then the frame header of 7 × 5 pixels.
private let jpegStart: [UInt8] = [
  0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 5, 0, 7, 3, 0,
]

@Suite struct ImageTests {
  @Test func sizesAreReadFromFiles() throws {
    #expect(try #require(UIImage(data: Data(pngStart))).size == CGSize(width: 3, height: 2))
    #expect(try #require(UIImage(data: Data(jpegStart))).size == CGSize(width: 7, height: 5))
    let scaled = try #require(UIImage(data: Data(pngStart), scale: 2))
    #expect(scaled.size == CGSize(width: 1.5, height: 1))
  }

  @Test(arguments: 0..<23)
  func cutFilesGiveNoImage(_ count: Int) {
    #expect(UIImage(data: Data(pngStart.prefix(count))) == nil)
    if count < jpegStart.count - 2 {
      #expect(UIImage(data: Data(jpegStart.prefix(count))) == nil)
    }
  }

  @MainActor @Test func symbolsHaveTheSizeOfTheirConfiguration() throws {
    let image = try #require(UIImage(systemName: "star"))
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(image.size.height > 10)
    #expect(abs(large.size.height - image.size.height * 2) <= 1)
  }
}

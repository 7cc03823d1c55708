import CoreGraphics
import Testing
import UIKit

/// Thumbnails keep the shape of their picture.
@Suite struct ThumbnailTests {
  @Test(arguments: [
    (CGSize(width: 200, height: 100), CGSize(width: 50, height: 50), CGSize(width: 50, height: 25)),
    (CGSize(width: 40, height: 80), CGSize(width: 100, height: 40), CGSize(width: 20, height: 40)),
  ])
  func shapes(_ picture: CGSize, _ size: CGSize, _ expected: CGSize) {
    let image = UIGraphicsImageRenderer(size: picture).image { context in
      context.fill(CGRect(origin: .zero, size: picture))
    }
    #expect(image.preparingThumbnail(of: size)?.size == expected)
  }

  @Test func nothingGivesNothing() {
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
  }
}

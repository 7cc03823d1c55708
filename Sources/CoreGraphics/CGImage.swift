import Drawing
import Geometry

/// An image: the bytes of a file, or a drawing that is kept as such.
///
/// Coverage: partial (size, cropping; no pixels to read). Verified: documented.
public final class CGImage: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// The encoded file: PNG, JPEG …
    case file([UInt8])
    /// A drawing in a space of pixels.
    case drawing(DrawnPicture)
  }

  package let content: Content
  /// In pixels.
  public let width: Int
  public let height: Int

  package init(data: [UInt8], width: Int, height: Int) {
    content = .file(data)
    self.width = width
    self.height = height
  }

  /// - Parameter drawing: in pixels; its size rounded up is the image's.
  package init(_ drawing: DrawnPicture) {
    content = .drawing(drawing)
    width = Self.pixels(drawing.size.width)
    height = Self.pixels(drawing.size.height)
  }

  /// Pixels that hold a length; a thousandth over is no pixel more.
  private static func pixels(_ length: CGFloat) -> Int {
    Int(min(1e6, max(0, (length - 0.001).rounded(.up))))
  }

  /// The image as a drawing in its pixels.
  package var drawing: DrawnPicture {
    switch content {
    case .drawing(let drawing): return drawing
    case .file(let data):
      let size = CGSize(width: width, height: height)
      let image = ImageItem(
        data: data, format: data.first == 0x89 ? .png : .jpeg,
        frame: CGRect(origin: .zero, size: size))
      return DrawnPicture(size: size, items: [.image(image)])
    }
  }

  /// The part inside a rectangle of pixels, as far as there is one; edges move outwards to pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    return CGImage(drawing.cropped(to: part))
  }

  public func copy() -> CGImage? { self }

  /// The type of the file that the image came from.
  public var utType: String? {
    guard case .file(let data) = content else { return nil }
    return data.first == 0x89 ? "public.png" : "public.jpeg"
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.content == rhs.content }
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

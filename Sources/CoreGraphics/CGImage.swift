import Geometry

/// An image as the bytes of its file.
///
/// Coverage: partial (size and bytes; no pixels, no cropping). Verified: documented.
public final class CGImage: Hashable, Sendable {
  /// The encoded file: PNG, JPEG …
  package let data: [UInt8]
  /// In pixels.
  public let width: Int
  public let height: Int

  package init(data: [UInt8], width: Int, height: Int) {
    self.data = data
    self.width = width
    self.height = height
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.data == rhs.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  @available(*, unavailable, message: "Vitrine keeps images encoded: cut the file instead")
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}

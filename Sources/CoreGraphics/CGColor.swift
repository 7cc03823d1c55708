import Geometry

/// A colour as components in a space; the last component is alpha.
///
/// Coverage: full for RGB and grey. Verified: documented.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  private init(_ space: CGColorSpace, _ values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(known: CGColorSpace.sRGB), [red, green, blue, alpha])
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpaceCreateDeviceRGB(), [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpaceCreateDeviceGray(), [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(known: CGColorSpace.genericGrayGamma2_2), [gray, alpha])
  }

  /// - Parameter components: as many as the space has, then alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space, (0..<count).map { components[$0] })
  }

  public var colorSpace: CGColorSpace? { space }
  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values.last ?? 1 }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.space == rhs.space && lhs.values == rhs.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Red, green, blue and alpha, whatever the space.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values.count < 4
      ? (values[0], values[0], values[0], alpha) : (values[0], values[1], values[2], alpha)
  }
}

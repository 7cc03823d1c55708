import Geometry

/// A space that colour components are given in. Drawing takes every RGB space as sRGB.
///
/// Coverage: partial (names and component counts). Verified: documented.
public final class CGColorSpace: Hashable, Sendable {
  /// The space's name as text; Apple's is a `CFString`.
  public let name: String?

  public init?(name: String) {
    guard Self.componentCounts[name] != nil else { return nil }
    self.name = name
  }

  package init(known name: String) { self.name = name }

  /// Colour components without alpha.
  public var numberOfComponents: Int { name.flatMap { Self.componentCounts[$0] } ?? 3 }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"
  package static let deviceRGB = "kCGColorSpaceDeviceRGB"
  package static let deviceGray = "kCGColorSpaceDeviceGray"

  private static let componentCounts: [String: Int] = [
    sRGB: 3, linearSRGB: 3, extendedSRGB: 3, extendedLinearSRGB: 3, displayP3: 3, deviceRGB: 3,
    genericGrayGamma2_2: 1, linearGray: 1, deviceGray: 1,
  ]

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.deviceRGB)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.deviceGray)
}

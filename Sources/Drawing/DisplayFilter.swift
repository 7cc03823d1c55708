import Geometry

/// A pixel operation on a group, applied in order on straight gamma sRGB, clamped after each.
package enum DisplayFilter: Equatable, Sendable {
  /// Gaussian blur; radius = standard deviation, in points.
  case blur(radius: CGFloat)
  /// The group over its own blurred, tinted silhouette.
  case shadow(color: DisplayColor, radius: CGFloat, offset: CGSize)
  /// Rows R, G, B, A; five columns, the last one an offset.
  case colorMatrix([Double])
  /// Alpha becomes luminance, colour black.
  case luminanceToAlpha
}

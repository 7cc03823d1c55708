import Geometry

/// The size that a preview is shown at.
public enum PreviewLayout: Hashable, Sendable {
  /// On a device.
  case device
  /// At the view's own size.
  case sizeThatFits
  /// At a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

import Geometry

/// Rounding to the pixels of a display scale.
struct PixelGrid {
  let scale: CGFloat

  /// Scales beyond any display are clamped, those that are no numbers are one.
  init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? min(max(scale, 0.01), 64) : 1 }

  /// Pixels by which a sum of floats may exceed a whole pixel without counting.
  private static let tolerance: CGFloat = 1e-4

  func up(_ value: CGFloat) -> CGFloat { (value * scale - Self.tolerance).rounded(.up) / scale }

  func nearest(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}

import Geometry

/// Colours along a line, at places from 0 to 1.
///
/// Coverage: complete. Verified: documented.
public final class CGGradient: Sendable {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  /// - Parameters:
  ///   - colors: `CGColor`s; anything else gives no gradient.
  ///   - locations: one a colour; evenly spread without.
  public init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count, !typed.isEmpty else { return nil }
    self.colors = typed
    let last = CGFloat(max(1, typed.count - 1))
    self.locations = typed.indices.map { locations?[$0] ?? CGFloat($0) / last }
  }
}

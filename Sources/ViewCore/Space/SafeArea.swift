import Geometry

extension ViewNode {
  /// How far the unsafe region reaches into this node or lies beyond an edge of its that touches
  /// the safe area (rule SA1): zero on every other edge.
  package final var safeAreaInsets: EdgeInsets {
    guard let provider = layoutParent?.ancestor(where: { $0.safeAreaFrame != nil }),
      let safe = provider.safeAreaFrame
    else { return EdgeInsets() }
    let frame = CGRect(origin: .zero, size: placedSize).applying(transform(to: provider))
    let isMirrored = environment.layoutDirection == .rightToLeft
    let outer = provider.outerFrame
    let left = Self.inset(from: frame.minX - safe.minX, beyond: safe.minX - outer.minX)
    let right = Self.inset(from: safe.maxX - frame.maxX, beyond: outer.maxX - safe.maxX)
    return EdgeInsets(
      top: Self.inset(from: frame.minY - safe.minY, beyond: safe.minY - outer.minY),
      leading: isMirrored ? right : left,
      bottom: Self.inset(from: safe.maxY - frame.maxY, beyond: outer.maxY - safe.maxY),
      trailing: isMirrored ? left : right)
  }

  /// This node's bounds and what it may reach beyond them, in its own space.
  private var outerFrame: CGRect {
    if let safeAreaOuterFrame { return safeAreaOuterFrame }
    let insets = safeAreaInsets
    let isMirrored = environment.layoutDirection == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    return CGRect(
      x: -left, y: -insets.top, width: placedSize.width + insets.horizontal,
      height: placedSize.height + insets.vertical)
  }

  /// Frames closer than this to a safe edge touch it: sums of thirds do not meet exactly.
  private static let touchTolerance: CGFloat = 0.01

  private static func inset(from distance: CGFloat, beyond unsafe: CGFloat) -> CGFloat {
    if distance > touchTolerance { return 0 }
    return distance < -touchTolerance ? min(-distance, max(0, unsafe)) : max(0, unsafe)
  }
}

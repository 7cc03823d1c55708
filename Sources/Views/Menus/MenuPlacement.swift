import Geometry

/// Where a menu lies on the screen.
///
/// Believed, after UIKit: below what it belongs to where there is room, else above, else where there is
/// more; its leading edge, middle or trailing edge over that of the control in the left, middle and right
/// third of the screen.
struct MenuPlacement: Equatable {
  let frame: CGRect
  let isAbove: Bool

  /// - Parameters:
  ///   - size: the menu's own, in points.
  ///   - anchor: the frame of what it belongs to, in the space of the screen.
  ///   - screen: where menus may lie.
  ///   - isRigid: keeps its height, over what it belongs to if need be.
  init(
    _ size: CGSize, at anchor: CGRect, on screen: CGRect, gap: CGFloat, isRigid: Bool = false
  ) {
    let area = screen.insetBy(
      dx: min(MenuMetrics.margin, screen.width / 2), dy: min(MenuMetrics.margin, screen.height / 2))
    let below = max(0, area.maxY - anchor.maxY - gap)
    let above = max(0, anchor.minY - gap - area.minY)
    isAbove = size.height > below && (size.height <= above || above > below)
    let room = isAbove ? above : below
    // Where neither side has room for a few rows, the menu covers what it belongs to.
    let least = isRigid ? size.height : 132
    let height = min(size.height, max(room, min(area.height, least)))
    let width = min(size.width, area.width)
    let y = isAbove ? anchor.minY - gap - height : anchor.maxY + gap
    let x =
      switch (anchor.midX - screen.minX) / max(1, screen.width) {
      case ..<(1.0 / 3): anchor.minX
      case ..<(2.0 / 3): anchor.midX - width / 2
      default: anchor.maxX - width
      }
    frame = CGRect(
      x: min(max(x, area.minX), area.maxX - width),
      y: min(max(y, area.minY), area.maxY - height), width: width, height: height)
  }
}

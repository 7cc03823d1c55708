import Geometry
import LayoutCore
import ViewCore

/// A scroll view as a contender for touches: it follows a finger that moves along its axes.
///
/// Beyond its ends the content follows less and less; when the finger leaves, it comes to rest
/// inside its limits, where its target behavior wants it. It does not coast.
final class ScrollContender: TouchContender {
  private unowned let node: ScrollNode
  private var start: (finger: CGPoint, position: CGPoint)?
  private var wanted = CGPoint.zero
  private(set) var touchState = TouchState.undecided

  init(_ node: ScrollNode) { self.node = node }

  var touchRank: TouchRank { .normal }
  var touchDeadline: Double? { nil }

  func handleTouch(_ event: TouchEvent) {
    switch event.kind {
    case .began:
      guard event.points.count == 1, node.environment.isScrollEnabled else {
        return touchState = .lost
      }
      start = (event.location, node.position)
      wanted = node.position
    case .moved: follow(event.location)
    case .ended: touchState = touchState == .won ? .completed : .lost
    case .timePassed: break
    }
  }

  private func follow(_ finger: CGPoint) {
    guard let start, !touchState.isFinal else { return }
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let moved = CGSize(
      width: (finger.x - start.finger.x) * (isMirrored ? -1 : 1),
      height: finger.y - start.finger.y)
    if touchState == .undecided {
      let isVertical = abs(moved.height) >= abs(moved.width)
      guard node.axes.contains(isVertical ? .vertical : .horizontal),
        finger.distance(to: start.finger) > TouchTimes.slop
      else { return }
      touchState = .won
    }
    wanted = CGPoint(
      x: node.axes.contains(.horizontal) ? start.position.x - moved.width : start.position.x,
      y: node.axes.contains(.vertical) ? start.position.y - moved.height : start.position.y)
  }

  func deliverTouch() {
    guard let metrics = node.metrics else { return }
    switch touchState {
    case .undecided, .lost: break
    case .won:
      node.scrollRequest = .point(
        CGPoint(
          x: Self.stretched(wanted.x, metrics.limit.x, metrics.viewport.width),
          y: Self.stretched(wanted.y, metrics.limit.y, metrics.viewport.height)))
      node.invalidatePlacement()
    case .completed:
      node.scrollRequest = .point(metrics.clamped(wanted))
      node.isScrolledByHand = true
      node.invalidatePlacement()
    }
  }

  func cancelTouch() { touchState = .lost }

  func resetTouch() {
    start = nil
    touchState = .undecided
  }

  /// A position whose part beyond `0...limit` is shortened: of d points beyond
  /// (1 − 1 / (0.55 · d / length + 1)) · length are left, as UIKit's scroll views are known to do.
  private static func stretched(_ position: CGFloat, _ limit: CGFloat, _ length: CGFloat)
    -> CGFloat
  {
    let inside = min(max(0, position), limit)
    let beyond = position - inside
    guard beyond != 0, length > 0 else { return position }
    let rest = (1 - 1 / (abs(beyond) * 0.55 / length + 1)) * length
    return inside + (beyond < 0 ? -rest : rest)
  }
}

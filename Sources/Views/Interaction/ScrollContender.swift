import Geometry
import LayoutCore
import ViewCore

/// A scroll view as a contender for touches: it follows a finger that moves along its axes.
///
/// Beyond its ends the content follows less and less. When the finger leaves, it runs on and comes to
/// rest inside its limits, where its target behavior wants it (rule M17). A finger that comes meanwhile
/// holds it.
final class ScrollContender: TouchContender {
  private unowned let node: ScrollNode
  private var start: (finger: CGPoint, position: CGPoint)?
  private var wanted = CGPoint.zero
  private var track = TouchTrack()
  private var velocity = CGPoint.zero
  /// Whether the content ran by itself when the finger came.
  private var isCatching = false
  private(set) var touchState = TouchState.undecided

  init(_ node: ScrollNode) { self.node = node }

  var touchRank: TouchRank { .normal }
  var touchDeadline: Double? { nil }

  private var direction: CGFloat { node.environment.layoutDirection == .rightToLeft ? -1 : 1 }

  func handleTouch(_ event: TouchEvent) {
    switch event.kind {
    case .began:
      guard event.points.count == 1, node.environment.isScrollEnabled else {
        return touchState = .lost
      }
      track.add(event)
      start = (event.location, node.position)
      wanted = unstretched(node.position)
      if isCatching { touchState = .won }
    case .moved:
      track.add(event)
      follow(event.location)
    case .ended:
      let finger = track.velocity(at: event.time)
      velocity = CGPoint(
        x: node.axes.contains(.horizontal) ? -finger.x * direction : 0,
        y: node.axes.contains(.vertical) ? -finger.y : 0)
      touchState = touchState == .won ? .completed : .lost
    case .timePassed: break
    }
  }

  private func follow(_ finger: CGPoint) {
    guard let start, !touchState.isFinal else { return }
    let moved = CGSize(
      width: (finger.x - start.finger.x) * direction, height: finger.y - start.finger.y)
    if touchState == .undecided {
      let isVertical = abs(moved.height) >= abs(moved.width)
      guard finger.distance(to: start.finger) > TouchTimes.slop else { return }
      guard node.axes.contains(isVertical ? .vertical : .horizontal) else { return }
      if isVertical, leavesToSheet(moved.height) { return touchState = .lost }
      touchState = .won
    }
    let first = unstretched(start.position)
    wanted = CGPoint(
      x: follows(.horizontal) ? first.x - moved.width : first.x,
      y: follows(.vertical) ? first.y - moved.height : first.y)
  }

  /// Whether the content follows along an axis: not where it fits, if that is asked for.
  private func follows(_ axis: Axis) -> Bool {
    guard node.axes.contains(Axis.Set(axis)) else { return false }
    let behavior =
      axis == .horizontal
      ? node.environment.horizontalScrollBounceBehavior
      : node.environment.verticalScrollBounceBehavior
    return behavior != .basedOnSize || (node.metrics?.limit(axis) ?? 0) > 0
  }

  /// Whether the sheet around takes a vertical way instead: content at its upper end lets the sheet
  /// be pulled down, and up where that makes it larger.
  private func leavesToSheet(_ way: CGFloat) -> Bool {
    guard node.position.y <= 0,
      let screen = node.ancestor(where: { $0 is ScreenNode }) as? ScreenNode
    else { return false }
    return way > 0 ? screen.isDraggable : screen.growsBeforeContentScrolls
  }

  func deliverTouch() {
    guard let metrics = node.metrics else { return }
    switch touchState {
    case .lost: break
    case .undecided: if start != nil { node.enter(.tracking) }
    case .won:
      node.enter(.interacting)
      node.scrollRequest = .point(
        CGPoint(
          x: Self.stretched(wanted.x, metrics.limit.x, metrics.viewport.width),
          y: Self.stretched(wanted.y, metrics.limit.y, metrics.viewport.height)))
      node.invalidatePlacement()
    case .completed:
      node.release(velocity: velocity, from: start?.position ?? node.position)
    }
  }

  func cancelTouch() {
    let hadIt = touchState == .won
    touchState = .lost
    if hadIt, let start {
      node.release(velocity: .zero, from: start.position)
    } else if node.coast == nil {
      node.enter(.idle)
    }
  }

  func resetTouch() {
    start = nil
    track = TouchTrack()
    velocity = .zero
    isCatching = node.coast != nil
    node.stopCoasting()
    touchState = .undecided
  }

  // MARK: Beyond the ends

  /// UIKit's rubber band: of d points beyond an end (1 − 1 / (0.55 · d / length + 1)) · length are
  /// left. Believed: 0.55 is what imitations of UIKit's scroll views found.
  private static let stretch: CGFloat = 0.55

  /// A position whose part beyond `0...limit` is shortened.
  private static func stretched(_ position: CGFloat, _ limit: CGFloat, _ length: CGFloat)
    -> CGFloat
  {
    let inside = min(max(0, position), limit)
    return inside + Self.stretched(position - inside, length)
  }

  /// Points beyond an end as they show on a length.
  static func stretched(_ beyond: CGFloat, _ length: CGFloat) -> CGFloat {
    guard beyond != 0, length > 0 else { return beyond }
    let rest = (1 - 1 / (abs(beyond) * stretch / length + 1)) * length
    return beyond < 0 ? -rest : rest
  }

  /// The position that a finger would have pulled the content to where it is shown.
  private func unstretched(_ position: CGPoint) -> CGPoint {
    guard let metrics = node.metrics else { return position }
    func way(_ position: CGFloat, _ limit: CGFloat, _ length: CGFloat) -> CGFloat {
      let inside = min(max(0, position), limit)
      let shown = position - inside
      guard shown != 0, abs(shown) < length else { return position }
      let beyond = (1 / (1 - abs(shown) / length) - 1) * length / Self.stretch
      return inside + (shown < 0 ? -beyond : beyond)
    }
    return CGPoint(
      x: way(position.x, metrics.limit.x, metrics.viewport.width),
      y: way(position.y, metrics.limit.y, metrics.viewport.height))
  }
}

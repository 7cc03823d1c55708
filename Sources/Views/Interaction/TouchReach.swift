import Geometry
import LayoutCore
import ViewCore

/// Controls of the system's own making that are drawn small: each takes touches in 44 by 44 points about
/// its middle at least, the nearest one where several could.
///
/// Source: facts.md §4 (HIG: the least area to touch); bars give touches beside an item to the nearest
/// one. What a view draws itself is touched where it is drawn.
struct TouchReachModifier {
  /// Points, each way.
  static let least: CGFloat = 44
}

extension TouchReachModifier: NodeModifier {
  typealias Node = TouchReachNode
}

final class TouchReachNode: ModifierNode<TouchReachModifier> {}

extension TouchReachNode: TouchRegion {
  func touchTarget(at point: CGPoint, found: ViewNode?) -> ViewNode? {
    if let found, found.ancestor(where: { $0 === self || Self.isOfItsOwn($0) }) !== self {
      return found
    }
    return nearestControl(to: point) ?? found
  }

  /// Whether a view takes the touch that falls on it.
  @MainActor private static func isOfItsOwn(_ node: ViewNode) -> Bool {
    if let site = node as? any GestureSite { return site.hasGesture }
    return node is any InteractionTarget
  }

  private func nearestControl(to point: CGPoint) -> ViewNode? {
    var best: (node: ViewNode, distance: CGFloat)?
    for control in controls(in: self) {
      let frame = CGRect(origin: .zero, size: control.placedSize)
        .applying(control.transform(to: self))
      let reach = frame.insetBy(
        dx: min(0, (frame.width - TouchReachModifier.least) / 2),
        dy: min(0, (frame.height - TouchReachModifier.least) / 2))
      guard reach.contains(point) else { continue }
      let distance = point.distance(to: frame)
      if best.map({ distance <= $0.distance }) ?? true { best = (control, distance) }
    }
    return best?.node
  }

  /// Those that take touches at all, in painting order.
  private func controls(in node: ViewNode) -> [ViewNode] {
    guard node.environment.allowsHitTesting, (node as? OpacityNode)?.modifier.opacity != 0 else {
      return []
    }
    if node is TouchNode { return [node] }
    return node.layoutChildren.inPaintingOrder.flatMap(controls)
  }
}

extension CGPoint {
  /// From the point to the nearest one of a rectangle; 0 inside.
  fileprivate func distance(to rect: CGRect) -> CGFloat {
    let x = max(rect.minX - x, 0, x - rect.maxX)
    let y = max(rect.minY - y, 0, y - rect.maxY)
    return (x * x + y * y).squareRoot()
  }
}

extension View {
  /// Lets small controls in the view be touched in 44 by 44 points.
  nonisolated func reachingTouches() -> some View { modifier(TouchReachModifier()) }
}

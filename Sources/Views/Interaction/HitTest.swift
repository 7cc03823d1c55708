import Geometry
import LayoutCore
import ViewCore

/// A node with rules of its own about touches.
@MainActor protocol TouchRegion: ViewNode {
  /// Whether a touch at a point of this node's space reaches what lies in it.
  func admitsTouch(at point: CGPoint) -> Bool
  /// Whether a touch there is this node's own where nothing in it takes it.
  func takesTouch(at point: CGPoint) -> Bool
  /// What lies in it for touches, in layout order.
  var touchChildren: NodeList { get }
  /// Who has a touch at a point of this node's space, where `found` is what it falls on in it.
  func touchTarget(at point: CGPoint, found: ViewNode?) -> ViewNode?
}

extension TouchRegion {
  func admitsTouch(at point: CGPoint) -> Bool { true }
  func takesTouch(at point: CGPoint) -> Bool { false }
  var touchChildren: NodeList { layoutChildren }
  func touchTarget(at point: CGPoint, found: ViewNode?) -> ViewNode? {
    found ?? (takesTouch(at: point) ? self : nil)
  }
}

extension ViewNode {
  /// The innermost node that a touch at a point of this node's space falls on, front ones first; nil
  /// where nothing takes touches.
  ///
  /// A touch falls on what is drawn: texts and pictures with their bounds, shapes with their paths,
  /// not on gaps, spacers and clear colours. A content shape stands for what it is on.
  @MainActor package final func hitTest(_ point: CGPoint) -> ViewNode? {
    guard environment.allowsHitTesting else { return nil }
    let region = self as? any TouchRegion
    if let region, !region.admitsTouch(at: point) { return nil }
    let found = hitTestContent(point, region?.touchChildren ?? layoutChildren)
    if let region { return region.touchTarget(at: point, found: found) }
    if found != nil { return found }
    let isTaken =
      layoutChildren.isEmpty && CGRect(origin: .zero, size: placedSize).contains(point)
    return isTaken ? self : nil
  }

  @MainActor private func hitTestContent(_ point: CGPoint, _ children: NodeList) -> ViewNode? {
    guard let inner = contentPoint(point) else { return nil }
    for child in children.inPaintingOrder.reversed() {
      let place = CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y)
      if let found = child.hitTest(place) { return found }
    }
    return nil
  }

  /// A point of this node's space in that of its content; nil where an effect leaves no place.
  private func contentPoint(_ point: CGPoint) -> CGPoint? {
    guard let effect = contentTransform else { return point }
    let determinant = effect.a * effect.d - effect.b * effect.c
    guard determinant != 0, determinant.isFinite else { return nil }
    return point.applying(effect.inverted())
  }
}

extension ViewGraph {
  /// What a touch at a point of the picture falls on.
  @MainActor package func hitTest(_ point: CGPoint) -> ViewNode? { root?.hitTest(point) }
}

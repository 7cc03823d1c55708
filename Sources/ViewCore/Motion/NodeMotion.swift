import Geometry

/// What moves at one node; nodes at rest have none.
package final class NodeMotion {
  /// Where the node is painted, in the space around it, while that differs from its place.
  var frame: AnimatedValue<CGRect.AnimatableData>?
  /// The node that gives that space.
  var space: Int?
  /// The opacity of a view that comes or goes without a transition of its own.
  var fade: AnimatedValue<Double>?
  /// Nodes that have left the structure here and are still to be seen.
  var departures: [Departure] = []
  /// Where a node that has come in this update begins, in the space of its layout parent, though it
  /// was not there to be seen before.
  package var arrival: CGRect?
  /// The update in which the view has entered a place of the structure.
  var arrivedIn: Int?
  /// All that is painted here in order, those on their way out included; `nil` = layout children.
  var painted: [ViewNode]?

  /// A node on its way out.
  struct Departure {
    let node: ViewNode
    /// What the node was in the structure: the same one may come back.
    let identity: AnyHashable?
    let serial: Int
  }
}

/// What a node's frame means for what is painted of it.
public enum _MotionRole {
  /// Paints nothing by itself: what lies in it moves on its own.
  case none
  /// Paints something as large as its frame.
  case leaf
  /// Paints something as large as its frame around content that moves on its own.
  case outline
  /// Carries all of its content along: a space of its own.
  case space
}

extension ViewNode {
  /// The motion of this node, made at first.
  package final func makeMotion() -> NodeMotion {
    if let motion { return motion }
    let new = NodeMotion()
    motion = new
    return new
  }

  /// Whether the node's frame is on its way.
  package final var isMovingFrame: Bool { motion?.frame?.isAnimating(at: moment) == true }

  /// The size that is painted now, in points.
  package final var presentedSize: CGSize { movingFrame?.size ?? placedSize }

  /// How far from its place this node is painted now.
  package final var presentedOffset: CGPoint {
    guard let frame = motion?.frame, let moving = movingFrame else { return .zero }
    let target = CGRect(animatableData: frame.target)
    return CGPoint(x: moving.minX - target.minX, y: moving.minY - target.minY)
  }

  /// The bounds that are painted now; those of an outline move by themselves. Painting asks for
  /// `paintedBounds`.
  package final var presentedBounds: CGRect {
    CGRect(origin: motionRole == .outline ? presentedOffset : .zero, size: presentedSize)
  }

  private var movingFrame: CGRect? {
    guard let frame = motion?.frame, frame.isAnimating(at: moment) else { return nil }
    return CGRect(animatableData: frame.value(at: moment))
  }

  /// Fades the node in, or out, under the transaction in force.
  package final func fade(isComing: Bool) {
    guard transaction.effectiveAnimation != nil else {
      motion?.fade = nil
      return
    }
    var fade = motion?.fade ?? AnimatedValue(isComing ? 0 : 1)
    animate(&fade, to: isComing ? 1 : 0)
    makeMotion().fade = fade
  }

  /// Whether the node is fading in or out.
  package final var isFadingItself: Bool { motion?.fade?.isAnimating(at: moment) == true }

  /// The layout children and those on their way out of here.
  package final var paintedChildren: NodeList {
    motion?.painted.map(NodeList.init) ?? layoutChildren
  }

  /// Paints this node as it shows now; the painter's space is that of its place.
  @MainActor final func paintInMotion(_ motion: NodeMotion, _ painter: inout Painter) {
    if motion.frame?.isAnimating(at: moment) == true {
      painter.isMoving = true
      if motionRole == .leaf || motionRole == .space { painter.translate(by: presentedOffset) }
    }
    guard let fade = motion.fade else { return paint(&painter) }
    painter.withOpacity(fade.value(at: moment)) { paint(&$0) }
  }
}

extension CGRect {
  init(animatableData: AnimatableData) {
    self.init()
    self.animatableData = animatableData
  }
}

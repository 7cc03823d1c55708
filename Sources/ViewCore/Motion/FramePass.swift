import Geometry

/// Walks a tree after layout and notes where everything that paints lies, in the space that carries
/// it (rule M7).
struct FramePass {
  struct Place {
    let frame: CGRect
    /// The serial of the node that is the space.
    let space: Int
  }

  /// By the serials of the nodes: what is made meanwhile may lie in the memory of what is gone.
  private(set) var places: [Int: Place] = [:]

  /// Places closer than this are the same: sums do not meet exactly.
  private static let tolerance: CGFloat = 1e-6

  /// Notes the places of all nodes below one.
  static func places(under root: ViewNode) -> FramePass {
    var pass = FramePass()
    walk(root) { pass.places[$0.serial] = $1 }
    return pass
  }

  /// Moves what lies elsewhere than it did, under the transactions in force there.
  func animateChanges(under root: ViewNode) {
    Self.walk(root) { node, place in
      let before = places[node.serial]
      if before == nil, node.motion?.frame == nil { return }
      node.moveFrame(from: before, to: place, tolerance: Self.tolerance)
    }
  }

  private static func walk(_ root: ViewNode, _ visit: (ViewNode, Place) -> Void) {
    func walk(_ node: ViewNode, at offset: CGPoint, in space: Int) {
      let role = node.motionRole
      if role != .none {
        visit(node, Place(frame: CGRect(origin: offset, size: node.placedSize), space: space))
      }
      let gives = role == .space
      for child in node.paintedChildren {
        let start = gives ? .zero : offset
        walk(
          child, at: CGPoint(x: start.x + child.origin.x, y: start.y + child.origin.y),
          in: gives ? node.serial : space)
      }
    }
    walk(root, at: .zero, in: root.serial)
  }
}

extension ViewNode {
  /// - Parameter before: where the node lay before the update; `nil` when it has just come.
  fileprivate func moveFrame(
    from before: FramePass.Place?, to place: FramePass.Place, tolerance: CGFloat
  ) {
    let target = place.frame.animatableData
    if var frame = motion?.frame, motion?.space == place.space {
      guard frame.target != target else { return }
      if place.frame.isClose(to: CGRect(animatableData: frame.target), tolerance) { return }
      animate(&frame, to: target, isFrame: true)
      motion?.frame = frame
      return
    }
    guard let before, before.space == place.space else {
      motion?.frame = nil
      return
    }
    if place.frame.isClose(to: before.frame, tolerance) { return }
    var frame = AnimatedValue(before.frame.animatableData)
    animate(&frame, to: target, isFrame: true)
    guard frame.isAnimating(at: moment) else { return }
    let motion = makeMotion()
    motion.frame = frame
    motion.space = place.space
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}

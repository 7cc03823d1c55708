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

  /// Where a node and what lies in it come from, as against where they lie now.
  fileprivate struct Arrival {
    /// The node's own frame, in the space that carries it.
    let frame: CGRect
    /// How far everything in it is from where it lies.
    let offset: CGPoint
  }

  /// Moves what lies elsewhere than it did, under the transactions in force there.
  func animateChanges(under root: ViewNode) {
    Self.walk(root, from: places) { node, place, arrival in
      guard node.motionRole != .none else { return }
      let before = places[node.serial] ?? arrival.map { Place(frame: $0, space: place.space) }
      if before == nil, node.motion?.frame == nil { return }
      node.moveFrame(from: before, to: place, tolerance: Self.tolerance)
    }
  }

  private static func walk(_ root: ViewNode, _ visit: (ViewNode, Place) -> Void) {
    walk(root, from: nil) { node, place, _ in visit(node, place) }
  }

  /// - Parameters:
  ///   - before: places before the update, by which arrivals are worked out and then forgotten.
  ///   - visit: is given the frame that a node comes from which was not there before.
  private static func walk(
    _ root: ViewNode, from before: [Int: Place]?, _ visit: (ViewNode, Place, CGRect?) -> Void
  ) {
    func walk(_ node: ViewNode, at offset: CGPoint, in space: Int, _ arrival: Arrival?) {
      let role = node.motionRole
      if role != .none || node.placesArrivals {
        let place = Place(frame: CGRect(origin: offset, size: node.placedSize), space: space)
        visit(node, place, arrival?.frame)
      }
      let gives = role == .space
      let start = gives ? .zero : offset
      func walkChild(_ child: ViewNode) {
        let place = CGPoint(x: start.x + child.origin.x, y: start.y + child.origin.y)
        var next = gives ? nil : arrival?.offset.around(place, child.placedSize)
        if let before, let own = child.motion?.arrival {
          child.motion?.arrival = nil
          let old = before[node.serial].flatMap { $0.space == space ? $0.frame.origin : nil }
          let origin = gives ? .zero : old ?? offset
          next = Arrival(
            frame: own.offsetBy(dx: origin.x, dy: origin.y),
            offset: CGPoint(
              x: origin.x + own.minX - place.x, y: origin.y + own.minY - place.y))
        }
        walk(child, at: place, in: gives ? node.serial : space, next)
      }
      for child in node.paintedChildren { walkChild(child) }
      for part in node.movingParts { walkChild(part) }
    }
    walk(root, at: .zero, in: root.serial, nil)
  }
}

extension CGPoint {
  /// The arrival of a node that lies at a place and comes from this far off.
  fileprivate func around(_ place: CGPoint, _ size: CGSize) -> FramePass.Arrival {
    FramePass.Arrival(
      frame: CGRect(origin: CGPoint(x: place.x + x, y: place.y + y), size: size), offset: self)
  }
}

extension ViewNode {
  /// - Parameter before: where the node lay before the update; `nil` when it has just come.
  fileprivate func moveFrame(
    from before: FramePass.Place?, to place: FramePass.Place, tolerance: CGFloat
  ) {
    let target = place.frame.animatableData
    if var frame = motion?.frame, motion?.space == place.space, frame.isAnimating(at: moment) {
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

import Geometry
import ViewCore

/// What may take a touch, from the touched view to the root.
@MainActor struct TouchChain {
  /// In the order in which they have the touch.
  let contenders: [any TouchContender]
  let companions: [any TouchContender]
  /// The nodes on the way: whoever has the touch keeps them, for they may leave the tree meanwhile.
  let nodes: [ViewNode]

  init(from node: ViewNode) {
    var high: [any TouchContender] = []
    var normal: [any TouchContender] = []
    var companions: [any TouchContender] = []
    if let layer = node as? any OutsideCloser, layer.closesFromOutside {
      normal.append(OutsideContender(layer))
    }
    var nodes: [ViewNode] = []
    var current: ViewNode? = node
    while let node = current {
      nodes.append(node)
      current = node.layoutParent
      guard node.environment.isEnabled, node.environment.allowsHitTesting else { continue }
      if let site = node as? any GestureSite {
        if !site.gestureMask.contains(.subviews) { (high, normal, companions) = ([], [], []) }
        guard site.gestureMask.contains(.gesture), site.hasGesture else { continue }
        switch site.touchRank {
        case .high: high.insert(site, at: 0)
        case .normal: normal.append(site)
        case .companion: companions.append(site)
        }
      } else if let scroll = node as? ScrollNode {
        // A finger on content that runs by itself holds it, whatever it falls on.
        if scroll.coast == nil {
          normal.append(scroll.touchContender)
        } else {
          high.insert(scroll.touchContender, at: 0)
        }
      } else if let list = node as? ListNode {
        if list.swipes.isOpen {
          high.insert(list.swipeContender, at: 0)
        } else {
          normal.append(list.swipeContender)
        }
      } else if node is ListHandleNode {
        if let found = HandleContender(on: node) { normal.append(found) }
      } else if let stack = node as? NavigationNode {
        if stack.canBePulled { high.append(stack.edgeContender) }
      } else if let screen = (node as? ScreenCardNode)?.layoutParent as? ScreenNode {
        if screen.isDraggable { normal.append(screen.dragContender) }
      } else if let control = node as? TouchNode, let slide = control.modifier.slide {
        normal.append(SlideContender(control, slide))
      } else if let target = node as? any InteractionTarget {
        normal.append(ControlContender(target))
      }
    }
    contenders = high + normal
    self.companions = companions
    self.nodes = nodes
  }

  /// Whether the same gestures wait for a further touch. Controls never do.
  func isSame(as others: [any TouchContender]) -> Bool {
    let own = contenders + companions
    return own.count == others.count && zip(own, others).allSatisfy { $0 === $1 }
  }
}

/// A node that a gesture is on.
@MainActor protocol GestureSite: TouchContender, ViewNode {
  var gestureMask: GestureMask { get }
  var hasGesture: Bool { get }
}

import Geometry
import LayoutCore
import ViewCore
import Views

/// One view of a snapshot: modifiers that leave its frame alone are folded into it.
package struct SnapshotNode {
  /// The path of child positions from the root: `0.2.1`.
  package var id: String
  package var description: ViewDescription
  /// In root coordinates, points, unrounded.
  package var frame: CGRect
  /// Where the view is drawn now if that differs: on its way to its frame.
  package var presentedFrame: CGRect?
  package var children: [SnapshotNode]
  /// The engine's node, while the stage lives.
  package unowned(unsafe) var node: ViewNode

  /// This node and all below it, in order of the views.
  package var flattened: [SnapshotNode] { [self] + children.flatMap(\.flattened) }
}

extension Stage {
  /// The tree of views as it is laid out.
  @MainActor package var tree: SnapshotNode? {
    graph.root.map { SnapshotTreePass().node(for: $0, id: "0", in: .identity) }
  }
}

/// Walks the layout tree once and folds pass-through modifiers into what they modify.
@MainActor private struct SnapshotTreePass {
  /// - Parameter space: from the space that the node is placed in to the picture, as it is drawn now.
  func node(for start: ViewNode, id: String, in space: CGAffineTransform) -> SnapshotNode {
    var description = ViewDescription(type: "")
    var node = start
    var space = space
    var drawn = start.drawnPlace(in: space)
    node.describe(&description)
    while let inner = passThroughChild(of: node), description.type.isEmpty {
      space = node.drawnSpace(in: space)
      node = inner
      drawn = node.drawnPlace(in: space)
      node.describe(&description)
    }
    if description.type.isEmpty { description.type = "View" }
    let inner = node.drawnSpace(in: space)
    let children = node.layoutChildren.enumerated().map {
      self.node(for: $1, id: "\(id).\($0)", in: inner)
    }
    let frame = start.globalFrame
    return SnapshotNode(
      id: id, description: description, frame: frame,
      presentedFrame: drawn.isClose(to: frame) ? nil : drawn, children: children, node: start)
  }

  /// The only child where it lies exactly where the node does.
  private func passThroughChild(of node: ViewNode) -> ViewNode? {
    let children = node.layoutChildren
    guard children.count == 1, let child = children.first, node.contentTransform == nil,
      child.origin == .zero, child.placedSize == node.placedSize
    else { return nil }
    return child
  }
}

extension ViewNode {
  /// From this node's own space to the picture, as its content is drawn now.
  fileprivate func drawnSpace(in space: CGAffineTransform) -> CGAffineTransform {
    var offset = origin
    if motionRole == .space {
      offset.x += presentedOffset.x
      offset.y += presentedOffset.y
    }
    let own = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(space)
    return presentedTransform?.concatenating(own) ?? own
  }

  /// Where this node is drawn now in the picture.
  fileprivate func drawnPlace(in space: CGAffineTransform) -> CGRect {
    CGRect(origin: presentedOffset, size: presentedSize)
      .applying(CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(space))
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3
      && abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
  }
}

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
  package var children: [SnapshotNode]
  /// The engine's node, while the stage lives.
  package unowned(unsafe) var node: ViewNode

  /// This node and all below it, in order of the views.
  package var flattened: [SnapshotNode] { [self] + children.flatMap(\.flattened) }
}

extension Stage {
  /// The tree of views as it is laid out.
  @MainActor package var tree: SnapshotNode? {
    graph.root.map { SnapshotTreePass().node(for: $0, id: "0") }
  }
}

/// Walks the layout tree once and folds pass-through modifiers into what they modify.
@MainActor private struct SnapshotTreePass {
  func node(for start: ViewNode, id: String) -> SnapshotNode {
    var description = ViewDescription(type: "")
    var node = start
    node.describe(&description)
    while let inner = passThroughChild(of: node), description.type.isEmpty {
      node = inner
      node.describe(&description)
    }
    if description.type.isEmpty { description.type = "View" }
    let children = node.layoutChildren.enumerated().map {
      self.node(for: $1, id: "\(id).\($0)")
    }
    return SnapshotNode(
      id: id, description: description, frame: start.globalFrame, children: children, node: start)
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

import Geometry

/// A view that shows nothing and takes no place.
public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? EmptyNode) ?? EmptyNode()
    node.adopt(inputs)
    return node
  }
}

final class EmptyNode: ViewNode {
  override func appendItems(to items: inout _NodeList) {}
}

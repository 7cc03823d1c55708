import Geometry

/// A view of a hidden type. Another type is another identity.
public struct AnyView {
  private let view: any View

  nonisolated public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? SlotNode) ?? SlotNode()
    func update<V: View>(_ view: V) {
      node.update(view, identity: ObjectIdentifier(V.self), inputs)
    }
    update(view.view)
    return node
  }
}

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

extension AnyView {
  /// The view that a value of an unknown type is; `nil` for a value that is none.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = erased(view)
  }
}

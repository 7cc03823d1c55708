import Geometry

/// A view under an explicit identity.
struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? SlotNode) ?? SlotNode()
    let identity = AnyHashable(view.id)
    node.update(
      IdentityView(content: view.content, identity: identity), identity: identity, inputs,
      takesOuterTransition: true)
    return node
  }
}

/// The view under one identity.
private struct IdentityView<Content: View> {
  let content: Content
  let identity: AnyHashable
}

extension IdentityView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    makeModifierNode(
      IdentityNode.self, view.content, view.identity, replacing: old, inputs: inputs)
  }
}

/// Carries an explicit id, by which scrolling and addresses find the view.
package final class IdentityNode: ModifierNode<AnyHashable> {
  package override func describe(_ description: inout ViewDescription) {
    description.explicitID = modifier
  }
}

extension View {
  /// Binds the view's identity to a value; another value starts the view afresh.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

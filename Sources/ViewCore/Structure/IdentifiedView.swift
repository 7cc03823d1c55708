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
    let identity = AnyHashable(view.id)
    let sameIdentity = (old as? IdentityNode)?.modifier == identity
    return makeModifierNode(
      IdentityNode.self, view.content, identity, replacing: sameIdentity ? old : nil,
      inputs: inputs)
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

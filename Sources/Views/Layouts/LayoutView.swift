import Geometry
import LayoutCore
import ViewCore

/// A layout with content: what calling a layout value makes.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? LayoutNode<L>) ?? LayoutNode(view.layout)
    node.update(view.layout, view.content, inputs)
    return node
  }
}

extension Layout {
  /// Arranges views by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

import Geometry
import LayoutCore
import ViewCore

/// Arranges its subviews in a horizontal line.
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { makeLayoutNode(view.layout, view.content, replacing: old, inputs: inputs) }
}

/// Arranges its subviews in a vertical line.
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { makeLayoutNode(view.layout, view.content, replacing: old, inputs: inputs) }
}

/// Overlays its subviews, aligned in both axes.
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { makeLayoutNode(view.layout, view.content, replacing: old, inputs: inputs) }
}

extension View {
  /// The node of a container with a layout whose values can be compared.
  @MainActor static func makeLayoutNode<L: Layout & Equatable, Content: View>(
    _ layout: L, _ content: Content, replacing old: ViewNode?, inputs: ViewInputs
  ) -> ViewNode {
    let node = (old as? LayoutNode<L>) ?? LayoutNode(layout, isEqual: { $0 == $1 })
    node.update(layout, content, inputs)
    return node
  }
}

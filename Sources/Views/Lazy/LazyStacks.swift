import Geometry
import LayoutCore
import ViewCore

/// Arranges its subviews in a line that grows vertically, building them when they show.
///
/// Coverage: complete. Verified: recorded (lazy/*).
public struct LazyVStack<Content: View> {
  let flow: LazyFlow
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { makeLazyNode(view.flow, view.content, replacing: old, inputs: inputs) }
}

/// Arranges its subviews in a line that grows horizontally, building them when they show.
///
/// Coverage: complete. Verified: recorded (lazy/*).
public struct LazyHStack<Content: View> {
  let flow: LazyFlow
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { makeLazyNode(view.flow, view.content, replacing: old, inputs: inputs) }
}

extension View {
  /// The node of a lazy container.
  @MainActor static func makeLazyNode<Content: View>(
    _ flow: LazyFlow, _ content: Content, replacing old: ViewNode?, inputs: ViewInputs
  ) -> ViewNode {
    let node = (old as? LazyNode) ?? LazyNode(flow)
    node.update(flow, content, inputs)
    return node
  }
}

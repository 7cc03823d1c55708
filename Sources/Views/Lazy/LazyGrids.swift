import Geometry
import LayoutCore
import ViewCore

/// Arranges its subviews in columns, in lines that grow vertically, building them when they show.
///
/// Coverage: complete. Verified: recorded (lazy/*).
public struct LazyVGrid<Content: View> {
  let flow: LazyFlow
  let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .vertical, alignment: alignment.key, spacing: spacing, items: columns,
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { makeLazyNode(view.flow, view.content, replacing: old, inputs: inputs) }
}

/// Arranges its subviews in rows, in lines that grow horizontally, building them when they show.
///
/// Coverage: complete. Verified: recorded (lazy/*).
public struct LazyHGrid<Content: View> {
  let flow: LazyFlow
  let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, items: rows,
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { makeLazyNode(view.flow, view.content, replacing: old, inputs: inputs) }
}

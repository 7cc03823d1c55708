import Geometry
import LayoutCore
import ViewCore

/// Arranges views in rows and columns. Rules G6, G7 and R6.
///
/// Coverage: full. Verified: recorded (grid/*).
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node =
      (old as? LayoutNode<GridLayout>)
      ?? LayoutNode(view.layout) { old, new in
        old.alignment == new.alignment && old.horizontalSpacing == new.horizontalSpacing
          && old.verticalSpacing == new.verticalSpacing
      }
    node.update(view.layout, view.content, inputs)
    return node
  }
}

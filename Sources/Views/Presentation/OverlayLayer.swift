import Geometry
import LayoutCore
import ViewCore

/// A layer of content over a dimmed canvas: alerts and dialogs. Placed over the safe area; the dim
/// reaches the edges of the canvas.
enum OverlayLayer {
  @MainActor static func make(
    _ presented: PresentationModifier.Presented, replacing old: ViewNode?, inputs: ViewInputs
  ) -> ViewNode {
    let node = (old as? OverlayLayerNode) ?? OverlayLayerNode()
    node.update(presented, inputs)
    return node
  }
}

final class OverlayLayerNode: ViewNode {
  private lazy var content = DeferredContent(alignment: .center, owner: self)

  @MainActor func update(_ presented: PresentationModifier.Presented, _ inputs: ViewInputs) {
    adopt(inputs)
    content.update(
      ZStack {
        Color.black.opacity(SheetGeometry.dim).ignoresSafeArea()
        presented.view
      }, inputs)
  }

  override func willUnmount() { content.unmount() }
  override var structuralChildren: [_ViewNode] { [content.node] }
  override var layoutChildren: [_ViewNode] { [content.node] }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Over the keyboard, where there is one.
  override func placeChildren() {
    let height = max(0, placedSize.height - (graph?.keyboardOverlap ?? 0))
    content.place(in: CGSize(width: placedSize.width, height: height))
  }
  override var motionRole: _MotionRole { .space }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "Dialog"
    description.traits.append("modal")
  }
}

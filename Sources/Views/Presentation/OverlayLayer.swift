import Geometry
import LayoutCore
import ViewCore

/// A layer of content over a dimmed canvas: alerts and dialogs. Placed over the safe area; the dim
/// reaches the edges of the canvas.
enum OverlayLayer {
  /// How the content comes and goes (rule M14).
  enum Style {
    /// Fades in while it shrinks to its size; fades out.
    case alert
    /// Slides from the bottom of the canvas, and back.
    case dialog
  }

  nonisolated static func maker(
    _ style: Style
  ) -> @MainActor (PresentationModifier.Presented, ViewNode?, ViewInputs) -> any MovingLayer {
    { presented, old, inputs in
      let node = (old as? OverlayLayerNode) ?? OverlayLayerNode(style)
      node.update(presented, inputs)
      return node
    }
  }
}

final class OverlayLayerNode: ViewNode {
  private let style: OverlayLayer.Style
  var layerMotion = LayerMotion()
  private lazy var dim = DeferredContent(alignment: .center, owner: self)
  private lazy var content = DeferredContent(
    alignment: style == .dialog ? .bottom : .center, owner: self)

  /// How large an alert is when it begins to come. Believed: the size that imitations of UIKit use
  /// (Flutter's `CupertinoDialogRoute`), as is their quarter of a second.
  private static let alertScale = 1.3
  private static let alertTime = 0.25

  init(_ style: OverlayLayer.Style) {
    self.style = style
    super.init()
  }

  @MainActor func update(_ presented: PresentationModifier.Presented, _ inputs: ViewInputs) {
    adopt(inputs)
    dim.update(Color.black.opacity(SheetGeometry.dim).ignoresSafeArea(), inputs)
    content.update(presented.view, inputs)
  }

  override func willUnmount() {
    dim.unmount()
    content.unmount()
  }
  override var structuralChildren: _NodeList { [dim.node, content.node] }
  override var layoutChildren: _NodeList { [dim.node, content.node] }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Over the keyboard, where there is one.
  override func placeChildren() {
    let height = max(0, placedSize.height - (graph?.keyboardOverlap ?? 0))
    let size = CGSize(width: placedSize.width, height: height)
    dim.place(in: size)
    content.place(in: size)
  }
  override var motionRole: _MotionRole { .space }

  override func paint(_ painter: inout _Painter) {
    let part = layerMotion.part(at: moment)
    guard part > 0 else { return }
    painter.withOpacity(min(1, part)) { paintChild(dim.node, &$0) }
    switch style {
    case .dialog:
      painter.coming(
        part, from: CGPoint(x: 0, y: placedSize.height + bottomInset - content.node.origin.y),
        fades: environment.accessibilityReduceMotion
      ) { paintChild(content.node, &$0) }
    case .alert:
      let outer = painter.transform
      if part != 1, !layerMotion.isLeaving, !environment.accessibilityReduceMotion {
        let scale = 1 + (Self.alertScale - 1) * (1 - part)
        painter.transform = scaling(by: scale).concatenating(outer)
      }
      painter.fading(part) { paintChild(content.node, &$0) }
      painter.transform = outer
    }
  }

  private var bottomInset: CGFloat { graph?.canvas.safeArea.bottom ?? 0 }

  /// Scales about the middle of the content.
  private func scaling(by scale: CGFloat) -> CGAffineTransform {
    let node = content.node
    let x = node.origin.x + node.placedSize.width / 2
    let y = node.origin.y + node.placedSize.height / 2
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - scale * x, ty: y - scale * y)
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "Dialog"
    description.traits.append("modal")
  }
}

extension OverlayLayerNode: MovingLayer {
  func motionAnimation(isComing: Bool) -> Animation {
    switch style {
    case .dialog: .system
    case .alert: .easeInOut(duration: Self.alertTime)
    }
  }
}

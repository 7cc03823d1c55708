import Geometry
import LayoutCore
import ViewCore
import Views

/// What a UIKit view shows, as a SwiftUI view: layer, own content, subviews at their frames.
///
/// Frames of UIKit count from the left in every direction, so they are placed left to right; content
/// gets its own direction back.
package struct UIViewPicture: View {
  private let view: UIView
  @Environment(\.layoutDirection) private var layoutDirection

  package init(view: UIView) { self.view = view }

  package var body: some View {
    let drawing = view.drawing
    return FrameLayout(frames: frames(hasDrawing: drawing != nil)) {
      LayerPicture(layer: view.layer, background: view.backgroundColor)
      if let drawing { Image(drawing) }
      content.environment(\.layoutDirection, layoutDirection)
      ForEach(Array(shownSubviews.enumerated()), id: \.offset) { _, subview in
        UIViewPicture(view: subview).environment(\.layoutDirection, layoutDirection)
      }
      LayerBorder(layer: view.layer)
    }
    .environment(\.layoutDirection, .leftToRight)
    .modifier(ViewEffects(view: view))
  }

  private var shownSubviews: [UIView] {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
  }

  @ViewBuilder private var content: some View {
    if let picture = view._picture { picture } else { Color.clear }
  }

  private func frames(hasDrawing: Bool) -> [CGRect] {
    let bounds = view.bounds
    let offset = (view as? UIScrollView)?.contentOffset ?? .zero
    let inner = shownSubviews.map {
      CGRect(
        x: $0.frame.minX - offset.x, y: $0.frame.minY - offset.y, width: $0.frame.width,
        height: $0.frame.height)
    }
    return [bounds, bounds] + (hasDrawing ? [bounds] : []) + inner + [bounds]
  }
}

/// Puts each view at a frame of its own, in points from the top left.
struct FrameLayout: Layout {
  var frames: [CGRect]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// Clipping, opacity, transform, style and tint of a view, as a whole.
private struct ViewEffects: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    clipped(content)
      .transformEnvironment(\.colorScheme) { scheme in
        switch view.overrideUserInterfaceStyle {
        case .light: scheme = .light
        case .dark: scheme = .dark
        case .unspecified: break
        }
      }
      .changingEnvironment { if let tint { $0.tintColor = tint } }
  }

  private var tint: Color? { view.explicitTint?.color }

  @ViewBuilder private func clipped(_ content: Content) -> some View {
    if view.layer.masksToBounds {
      faded(content.clipShape(view.layer.shape))
    } else {
      faded(content)
    }
  }

  @ViewBuilder private func faded(_ content: some View) -> some View {
    if opacity < 1 {
      turned(content.compositingGroup().opacity(opacity))
    } else {
      turned(content)
    }
  }

  @ViewBuilder private func turned(_ content: some View) -> some View {
    if view.transform.isIdentity { content } else { content.transformEffect(transform) }
  }

  private var opacity: Double {
    min(1, max(0, view.alpha)) * min(1, max(0, Double(view.layer.opacity)))
  }

  /// UIKit turns and scales about the centre.
  private var transform: CGAffineTransform {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(view.transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

import Geometry
import LayoutCore

/// Content that a node builds from its own layout: measured and placed inside bounds that it never
/// changes. Several views lie over one another.
package final class DeferredContent {
  private let pile: LayoutNode<ZStackLayout>
  private let alignment: Alignment

  package init(alignment: Alignment, owner: ViewNode) {
    self.alignment = alignment
    pile = LayoutNode(ZStackLayout(alignment: alignment))
    pile.parent = owner
    pile.layoutParent = owner
  }

  package var node: ViewNode { pile }

  @MainActor package func update<V: View>(_ view: V, _ inputs: ViewInputs) {
    pile.updateContent(view, inputs.inStack(along: nil))
    pile.mount()
  }

  @MainActor package func unmount() { pile.unmount() }

  /// Proposes a size and aligns the content to another view of that size, or to the bounds.
  @MainActor package func place(in size: CGSize, alignedTo base: ViewDimensions? = nil) {
    let proposal = ProposedViewSize(size)
    let own = pile.dimensions(in: proposal)
    let frame = base ?? ViewDimensions(size: size, item: nil, proposal: proposal)
    let ownSize = own.size.finite
    var origin = CGPoint(
      x: frame[alignment.horizontal] - own[alignment.horizontal],
      y: frame[alignment.vertical] - own[alignment.vertical])
    if pile.environment.layoutDirection == .rightToLeft {
      origin.x = size.width - origin.x - ownSize.width
    }
    pile.place(at: origin.finite, proposal: proposal, size: ownSize)
  }
}

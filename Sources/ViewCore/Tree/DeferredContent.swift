import Geometry
import LayoutCore

/// Content that a node builds from its own layout: measured and placed inside bounds that it never
/// changes. Several views lie over one another.
package final class DeferredContent {
  private let pile: ContainerNode
  /// nil where each view lies with its own corner in that of the bounds, whatever its guides say.
  private let alignment: Alignment?

  package convenience init(alignment: Alignment, owner: ViewNode) {
    self.init(LayoutNode(ZStackLayout(alignment: alignment)), alignment, owner)
  }

  /// Content whose views lie in the top leading corner (rule L16).
  package convenience init(cornerOf owner: ViewNode) {
    self.init(LayoutNode(CornerLayout()), nil, owner)
  }

  private init(_ pile: ContainerNode, _ alignment: Alignment?, _ owner: ViewNode) {
    self.pile = pile
    self.alignment = alignment
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
    var origin = CGPoint.zero
    if let alignment {
      origin = CGPoint(
        x: frame[alignment.horizontal] - own[alignment.horizontal],
        y: frame[alignment.vertical] - own[alignment.vertical])
    }
    if pile.environment.layoutDirection == .rightToLeft {
      origin.x = size.width - origin.x - ownSize.width
    }
    pile.place(at: origin.finite, proposal: proposal, size: ownSize)
  }
}

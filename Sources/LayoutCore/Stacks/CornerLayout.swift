import Geometry

/// Views over one another, each with its top leading corner in that of the bounds (rule L16).
///
/// - Proposal: its own to each.
/// - Size: the largest width and height.
/// - Placement: at the corner, whatever alignment guides say.
package struct CornerLayout: Layout, Equatable {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    }
  }
}

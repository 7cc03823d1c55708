import Geometry

/// Gives every child the same width, side by side without distance.
///
/// - Proposal: each child gets its share of the proposed width, or the widest child's ideal width
///   and padding where there is none; the height goes to all.
/// - Size: the proposed width, never below the minimum a column; the highest child.
/// - Placement: columns in order, children centred.
package struct EqualColumnsLayout: Layout, Equatable {
  /// Points a column has at least.
  package var minimumColumn: CGFloat
  /// Points at each side of an ideal column.
  package var padding: CGFloat

  package init(minimumColumn: CGFloat, padding: CGFloat) {
    self.minimumColumn = minimumColumn
    self.padding = padding
  }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    guard !subviews.isEmpty else { return proposal.width ?? 0 }
    let count = CGFloat(subviews.count)
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width + 2 * padding }.max() ?? 0
    guard let width = proposal.width else { return max(minimumColumn, ideal) * count }
    return max(minimumColumn * count, width)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = width(proposal, subviews)
    let column = subviews.isEmpty ? 0 : width / CGFloat(subviews.count)
    let child = ProposedViewSize(width: column, height: proposal.height)
    let height = subviews.map { $0.sizeThatFits(child).height }.max() ?? 0
    return CGSize(width: width, height: height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let column = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + column * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: column, height: bounds.height))
    }
  }
}

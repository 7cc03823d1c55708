import Geometry

/// Holds the root view. Rule L1.
///
/// - Proposal: the whole size of the screen or canvas.
/// - Size: the proposal; the child's length where none is proposed, in points.
/// - Placement: centred, with fractions; a larger root sticks out on both sides.
package struct RootLayout: UnaryLayout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  package init() {}

  package func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  package func placement(of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
    -> ChildPlacement
  {
    let own = child.size(for: proposal).finite
    return ChildPlacement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: proposal, size: own)
  }

  package func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange? { .greedy }
  package func rangeDependsOnCross(_ axis: Axis, of child: LayoutItem) -> Bool { false }
}

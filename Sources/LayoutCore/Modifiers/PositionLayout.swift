import Geometry

/// Puts the centre of its one child at a point. Rules P1, R5.
///
/// - Proposal: the size of the layout.
/// - Size: the whole proposal; the child's ideal length where none is proposed, in points.
/// - Placement: the child's centre at the point, in the coordinates of the layout's bounds.
package struct PositionLayout: UnaryLayout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  package let position: CGPoint

  /// Coordinates that are no finite numbers count as zero (FR-147).
  package init(_ position: CGPoint) { self.position = position.finite }

  package func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  package func placement(of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
    -> ChildPlacement
  {
    let proposal = ProposedViewSize(size)
    let own = child.size(for: proposal).finite
    return ChildPlacement(
      origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2),
      proposal: proposal, size: own)
  }

  /// Rule D5: where the child is drawn has nothing to do with the neighbours.
  package func spacing(of child: LayoutItem) -> ViewSpacing { ViewSpacing() }

  package func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange? { .greedy }
  package func rangeDependsOnCross(_ axis: Axis, of child: LayoutItem) -> Bool { false }
}

import Geometry

/// Keeps its one child at its ideal length in one or both axes.
///
/// - Proposal: none in the fixed axes, the layout's own in the others.
/// - Size: the child's.
/// - Placement: centred; the child is as large as the layout.
package struct FixedSizeLayout: UnaryLayout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  package let axes: Axis.Set

  package init(_ axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  private func isFixed(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: isFixed(.horizontal) ? nil : proposal.width,
      height: isFixed(.vertical) ? nil : proposal.height)
  }

  package func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
    child.size(for: childProposal(proposal))
  }

  package func placement(of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
    -> ChildPlacement
  {
    child.placement(for: childProposal(proposal), aligned: .center, in: size)
  }

  package func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange? {
    if let range = child.knownRange(along: axis), !isFixed(axis) || range.isRigid { return range }
    return nil
  }

  package func isUnbounded(along axis: Axis, of child: LayoutItem) -> Bool? {
    isFixed(axis) ? false : child.isUnbounded(along: axis)
  }

  package func range(along axis: Axis, across cross: CGFloat?, of child: LayoutItem)
    -> LengthRange?
  {
    let across = isFixed(axis.other) ? nil : cross
    if isFixed(axis) {
      return LengthRange(
        rigid: child.size(for: ProposedViewSize(nil, along: axis, across: across))[axis])
    }
    return child.lengthRange(along: axis, across: across)
  }

  package func rangeDependsOnCross(_ axis: Axis, of child: LayoutItem) -> Bool {
    if isFixed(axis.other) { return false }
    return isFixed(axis) || child.rangeDependsOnCross(axis)
  }
}

import Geometry

/// Insets its one child and grows by the same insets. Rule L2 gives the default of 16.
///
/// - Proposal: each proposed axis less its insets, never below zero; `nil` stays `nil`.
/// - Size: the child's size plus the insets, in points, never below zero.
/// - Placement: the child's origin is (`leading`, `top`) of this layout's bounds.
package struct PaddingLayout: UnaryLayout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  /// The default inset on every edge, in points (rule L2).
  package static let defaultLength: CGFloat = 16

  /// Points; negative ones make the child larger than the bounds.
  package let insets: EdgeInsets

  /// Insets that are infinite or no numbers count as zero (FR-147).
  package init(_ insets: EdgeInsets) {
    func clean(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: clean(insets.top), leading: clean(insets.leading), bottom: clean(insets.bottom),
      trailing: clean(insets.trailing))
  }

  private func inset(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? insets.horizontal : insets.vertical
  }

  private func childLength(_ proposal: CGFloat?, _ axis: Axis) -> CGFloat? {
    proposal.map { max(0, $0 - inset(axis)) }
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: childLength(proposal.width, .horizontal),
      height: childLength(proposal.height, .vertical))
  }

  package func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
    let own = child.size(for: childProposal(proposal))
    return CGSize(
      width: max(0, own.width + insets.horizontal), height: max(0, own.height + insets.vertical))
  }

  package func placement(of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
    -> ChildPlacement
  {
    let proposal = childProposal(proposal)
    return ChildPlacement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal,
      size: child.size(for: proposal).finite)
  }

  /// Rule D5: an inset sets its edge back to the plain distance.
  package func spacing(of child: LayoutItem) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges == .all ? ViewSpacing() : child.spacing.resetting(edges)
  }

  package func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange? {
    child.knownRange(along: axis).map { $0 + inset(axis) }
  }

  package func isUnbounded(along axis: Axis, of child: LayoutItem) -> Bool? {
    child.isUnbounded(along: axis)
  }

  /// With negative insets a child is proposed something where the padding is proposed nothing, so
  /// only measuring tells the minimum.
  package func range(along axis: Axis, across cross: CGFloat?, of child: LayoutItem)
    -> LengthRange?
  {
    if inset(axis) < 0 { return nil }
    return child.lengthRange(along: axis, across: childLength(cross, axis.other)) + inset(axis)
  }

  package func rangeDependsOnCross(_ axis: Axis, of child: LayoutItem) -> Bool {
    child.rangeDependsOnCross(axis)
  }
}

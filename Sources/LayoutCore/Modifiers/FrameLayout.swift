import Geometry

/// A frame with a fixed width, height or both around its one child.
///
/// - Proposal: the fixed lengths; the frame's own proposal in an axis that is not fixed.
/// - Size: the fixed lengths, else the child's, in points.
/// - Placement: by the alignment; a larger child sticks out (rule L6).
package struct FrameLayout: UnaryLayout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  @PackedLength package private(set) var width: CGFloat?
  @PackedLength package private(set) var height: CGFloat?
  package let alignment: Alignment

  /// Lengths that are negative, infinite or no numbers are ignored (FR-147).
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    _width = PackedLength(wrappedValue: width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil })
    _height = PackedLength(wrappedValue: height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil })
    self.alignment = alignment
  }

  private func fixed(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let own = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? own.width, height: height ?? own.height)
  }

  package func placement(of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
    -> ChildPlacement
  {
    child.placement(for: childProposal(proposal), aligned: alignment, in: size)
  }

  /// Rule D5: a fixed length sets both edges of its axis back to the plain distance.
  package func spacing(of child: LayoutItem) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return edges == .all ? ViewSpacing() : child.spacing.resetting(edges)
  }

  package func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange? {
    if let length = fixed(axis) { return LengthRange(rigid: length) }
    return child.knownRange(along: axis)
  }

  package func isUnbounded(along axis: Axis, of child: LayoutItem) -> Bool? {
    fixed(axis) == nil ? child.isUnbounded(along: axis) : false
  }

  package func range(along axis: Axis, across cross: CGFloat?, of child: LayoutItem)
    -> LengthRange?
  {
    if let length = fixed(axis) { return LengthRange(rigid: length) }
    return child.lengthRange(along: axis, across: fixed(axis.other) ?? cross)
  }

  package func rangeDependsOnCross(_ axis: Axis, of child: LayoutItem) -> Bool {
    fixed(axis) == nil && fixed(axis.other) == nil && child.rangeDependsOnCross(axis)
  }
}

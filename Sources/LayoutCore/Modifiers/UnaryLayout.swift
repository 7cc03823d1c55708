import Geometry

/// A layout of one child, as most modifiers are: the child's size and place follow from a proposal.
///
/// Without a child the size is zero; children after the first are not its business.
package protocol UnaryLayout: Layout where Cache == Void, AnimatableData == EmptyAnimatableData {
  func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize
  /// The child's proposal and origin in bounds of a size with the origin at zero.
  func placement(of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
    -> ChildPlacement
  func spacing(of child: LayoutItem) -> ViewSpacing

  func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange?
  func isUnbounded(along axis: Axis, of child: LayoutItem) -> Bool?
  func range(along axis: Axis, across cross: CGFloat?, of child: LayoutItem) -> LengthRange?
  func rangeDependsOnCross(_ axis: Axis, of child: LayoutItem) -> Bool
}

extension UnaryLayout {
  package func spacing(of child: LayoutItem) -> ViewSpacing { child.spacing }
  package func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange? { nil }
  package func isUnbounded(along axis: Axis, of child: LayoutItem) -> Bool? {
    staticRange(along: axis, of: child).map { $0.maximum == .infinity }
  }
  package func range(along axis: Axis, across cross: CGFloat?, of child: LayoutItem)
    -> LengthRange?
  { nil }
  package func rangeDependsOnCross(_ axis: Axis, of child: LayoutItem) -> Bool { true }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.onlyItem.map { spacing(of: $0) } ?? .zero
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    subviews.onlyItem.map { size(for: proposal.sanitized, of: $0) } ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let child = subviews.onlyItem else { return }
    var result = placement(of: child, in: bounds.size, proposal: proposal.sanitized)
    result.origin.x += bounds.origin.x
    result.origin.y += bounds.origin.y
    result.origin = result.origin.finite
    subviews.record(result, at: 0)
  }

  package func _staticRange(along axis: Axis, subviews: Subviews) -> LengthRange? {
    guard let child = subviews.onlyItem else { return LengthRange(rigid: 0) }
    return staticRange(along: axis, of: child)
  }

  package func _isUnbounded(along axis: Axis, subviews: Subviews) -> Bool? {
    guard let child = subviews.onlyItem else { return false }
    return isUnbounded(along: axis, of: child)
  }

  package func _range(
    along axis: Axis, across cross: CGFloat?, subviews: Subviews, cache: inout Void
  ) -> LengthRange? {
    guard let child = subviews.onlyItem else { return LengthRange(rigid: 0) }
    return range(along: axis, across: cross, of: child)
  }

  package func _rangeDependsOnCross(_ axis: Axis, subviews: Subviews) -> Bool {
    subviews.onlyItem.map { rangeDependsOnCross(axis, of: $0) } ?? false
  }

  package var _setsGuides: Bool { false }

  /// The explicit value of a guide of the child, as placed in bounds of a size; `nil` without one.
  package func guide(
    _ key: AlignmentKey, of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard child.explicitGuides.mayContain(key) else { return nil }
    let placement = placement(of: child, in: size, proposal: proposal)
    guard let value = child.explicitGuide(key, in: placement.proposal) else { return nil }
    var result: CGFloat?
    key.id._combineExplicit(
      childValue: value + placement.origin.finite[key.axis], 0, into: &result)
    return result
  }
}

extension LayoutItem {
  /// A placement for a proposal with the item's guides on the guides of a frame of some size.
  ///
  /// The frame's own guide is the default one for its size, as a view of that size would have it.
  package func placement(
    for proposal: ProposedViewSize, aligned alignment: Alignment, in size: CGSize
  )
    -> ChildPlacement
  {
    let own = self.size(for: proposal)
    return ChildPlacement(
      origin: CGPoint(
        x: offset(alignment.horizontal.key, own, size, proposal),
        y: offset(alignment.vertical.key, own, size, proposal)),
      proposal: proposal, size: own.finite)
  }

  private func offset(
    _ key: AlignmentKey, _ own: CGSize, _ frame: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat {
    if let fraction = key.lengthFraction, !explicitGuides.mayContain(key) {
      return (frame[key.axis] - own.finite[key.axis]) * fraction
    }
    let frameGuide = key.id.defaultValue(
      in: ViewDimensions(size: frame, item: nil, proposal: ProposedViewSize(frame)))
    let ownGuide = ViewDimensions(size: own.finite, item: self, proposal: proposal)[key]
    return frameGuide - ownGuide
  }
}

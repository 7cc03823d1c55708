import Geometry

/// A base view, its first child, with others laid over or under it. Rule L12.
///
/// - Proposal: the base gets the layout's own, the others the size of the base.
/// - Size: the base's; likewise guides and distances.
/// - Placement: the base fills the bounds, the others are placed by the alignment and may stick out.
package struct OverlayLayout: Layout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  package let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    subviews.first?.item.size(for: proposal.sanitized) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let base = subviews.first?.item else { return }
    let proposal = proposal.sanitized
    let dimensions = base.dimensions(in: proposal)
    let size = dimensions.size.finite
    subviews.record(
      ChildPlacement(origin: bounds.origin, proposal: proposal, size: size), at: 0)
    for (position, subview) in subviews.enumerated().dropFirst() {
      var placement = decoration(subview.item, on: base, dimensions, size)
      placement.origin.x += bounds.origin.x
      placement.origin.y += bounds.origin.y
      placement.origin = placement.origin.finite
      subviews.record(placement, at: position)
    }
  }

  /// The decoration's guides meet those of the base, explicit ones of the base included.
  private func decoration(
    _ item: LayoutItem, on base: LayoutItem, _ dimensions: ViewDimensions, _ size: CGSize
  ) -> ChildPlacement {
    var placement = item.placement(
      for: ProposedViewSize(size), aligned: alignment, in: size)
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    if let guide = dimensions.explicit(horizontal) {
      placement.origin.x += guide - horizontal.id.defaultValue(in: dimensions)
    }
    if let guide = dimensions.explicit(vertical) {
      placement.origin.y += guide - vertical.id.defaultValue(in: dimensions)
    }
    return placement
  }

  /// Of the base alone: decorations do not count.
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.first?.item.explicitGuide(guide.key, in: proposal.sanitized)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.first?.item.explicitGuide(guide.key, in: proposal.sanitized)
  }

  package func _staticRange(along axis: Axis, subviews: Subviews) -> LengthRange? {
    guard let base = subviews.first?.item else { return LengthRange(rigid: 0) }
    return base.knownRange(along: axis)
  }

  package func _isUnbounded(along axis: Axis, subviews: Subviews) -> Bool? {
    guard let base = subviews.first?.item else { return false }
    return base.isUnbounded(along: axis)
  }

  package func _range(
    along axis: Axis, across cross: CGFloat?, subviews: Subviews, cache: inout Void
  ) -> LengthRange? {
    subviews.first?.item.lengthRange(along: axis, across: cross)
  }

  package func _rangeDependsOnCross(_ axis: Axis, subviews: Subviews) -> Bool {
    subviews.first?.item.rangeDependsOnCross(axis) ?? false
  }

  package var _setsGuides: Bool { false }
}

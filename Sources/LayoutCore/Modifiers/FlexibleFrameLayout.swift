import Geometry

/// A frame with limits and ideal lengths around its one child. Rule L7.
///
/// - Proposal: the frame's own, an ideal length where it has none, kept inside the limits.
/// - Size: per axis with both limits the proposal inside them; with a maximum alone the larger of
///   proposal and child, up to it; with a minimum alone the child, down to it where the proposal is
///   smaller; without a proposal the ideal length, else the child inside the limits.
/// - Placement: by the alignment; a larger child sticks out.
package struct FlexibleFrameLayout: UnaryLayout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  /// The limits of one axis, in points, in rising order where given.
  struct Limits: Equatable {
    @PackedLength private(set) var minimum: CGFloat?
    @PackedLength private(set) var ideal: CGFloat?
    @PackedLength private(set) var maximum: CGFloat?

    /// Lengths that are no numbers are ignored, negative minima are zero, an ideal length is raised
    /// to the minimum and a maximum to the ideal length (GT-02, FR-147). An infinite minimum or
    /// ideal length cannot be placed and is ignored.
    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
      let lowest = minimum.flatMap { $0 < .infinity ? max(0, $0) : nil }
      let middle = ideal.flatMap { $0 < .infinity ? max(lowest ?? 0, $0) : nil }
      _minimum = PackedLength(wrappedValue: lowest)
      _ideal = PackedLength(wrappedValue: middle)
      _maximum = PackedLength(
        wrappedValue: maximum.flatMap { $0.isNaN ? nil : max(middle ?? lowest ?? 0, $0) })
    }

    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return clamped(length)
    }

    /// The frame's length where it does not depend on the child's.
    func independentLength(_ proposal: CGFloat?) -> CGFloat? {
      guard let proposal else { return ideal }
      return minimum != nil && maximum != nil ? clamped(proposal) : nil
    }

    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if let known = independentLength(proposal) { return known }
      guard let proposal else { return clamped(child) }
      if let maximum { return min(maximum, max(proposal, child)) }
      if let minimum { return max(minimum, min(proposal, child)) }
      return child
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
      max(minimum ?? 0, min(maximum ?? .infinity, length))
    }
  }

  let horizontal: Limits
  let vertical: Limits
  package let alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    horizontal = Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    vertical = Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    self.alignment = alignment
  }

  private func limits(_ axis: Axis) -> Limits { axis == .horizontal ? horizontal : vertical }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.childProposal(proposal.width),
      height: vertical.childProposal(proposal.height))
  }

  package func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
    if let width = horizontal.independentLength(proposal.width),
      let height = vertical.independentLength(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let own = child.size(for: childProposal(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: own.width),
      height: vertical.length(proposal.height, child: own.height))
  }

  package func placement(of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
    -> ChildPlacement
  {
    child.placement(for: childProposal(proposal), aligned: alignment, in: size)
  }

  package func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange? {
    let limits = limits(axis)
    if let minimum = limits.minimum, let maximum = limits.maximum {
      return LengthRange(minimum: minimum, maximum: maximum)
    }
    return child.knownRange(along: axis).map { range(limits, child: $0) }
  }

  package func isUnbounded(along axis: Axis, of child: LayoutItem) -> Bool? {
    if let maximum = limits(axis).maximum { return maximum == .infinity }
    return child.isUnbounded(along: axis)
  }

  package func range(along axis: Axis, across cross: CGFloat?, of child: LayoutItem)
    -> LengthRange?
  {
    let across = limits(axis.other).childProposal(cross)
    return range(limits(axis), child: child.lengthRange(along: axis, across: across))
  }

  /// With nothing and with infinity proposed, of a child that was proposed the same inside limits.
  private func range(_ limits: Limits, child: LengthRange) -> LengthRange {
    LengthRange(
      minimum: limits.length(0, child: child.minimum),
      maximum: limits.length(.infinity, child: child.maximum))
  }

  package func rangeDependsOnCross(_ axis: Axis, of child: LayoutItem) -> Bool {
    let limits = limits(axis)
    if limits.minimum != nil, limits.maximum != nil { return false }
    return child.rangeDependsOnCross(axis)
  }
}

import Geometry

/// How a view of a fixed ratio relates to the space it is proposed.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size inside the space.
  case fit
  /// The smallest size around the space.
  case fill
}

/// Proposes its one child a size of a ratio. Rule L14.
///
/// - Proposal: the largest size of the ratio inside the proposal, or the smallest around it; with
///   one length proposed the other follows from the ratio; without any, none.
/// - Size: the child's, so a rigid child stays as it is, in points.
/// - Placement: centred; the child is as large as the layout.
package struct AspectRatioLayout: UnaryLayout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  /// Width by height; `nil` for the child's ideal one.
  package let ratio: CGFloat?
  package let contentMode: ContentMode

  /// Ratios that are zero, negative, infinite or no numbers count as `nil` (FR-147).
  package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.contentMode = contentMode
  }

  private func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem)
    -> ProposedViewSize
  {
    if proposal == .unspecified { return proposal }
    guard let ratio = ratio ?? Self.idealRatio(of: child) else { return proposal }
    guard let width = proposal.width else {
      return ProposedViewSize(width: proposal.height.map { $0 * ratio }, height: proposal.height)
    }
    guard let height = proposal.height else {
      return ProposedViewSize(width: width, height: width / ratio)
    }
    if width == .infinity && height == .infinity { return proposal }
    let isHeightDecisive = (width > height * ratio) == (contentMode == .fit)
    return isHeightDecisive
      ? ProposedViewSize(width: height * ratio, height: height)
      : ProposedViewSize(width: width, height: width / ratio)
  }

  private static func idealRatio(of child: LayoutItem) -> CGFloat? {
    let ideal = child.size(for: .unspecified)
    let ratio = ideal.width / ideal.height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }

  package func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
    child.size(for: childProposal(proposal, child))
  }

  package func placement(of child: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
    -> ChildPlacement
  {
    child.placement(for: childProposal(proposal, child), aligned: .center, in: size)
  }

  package func staticRange(along axis: Axis, of child: LayoutItem) -> LengthRange? {
    child.knownRange(along: axis).flatMap { $0.isRigid ? $0 : nil }
  }

  package func isUnbounded(along axis: Axis, of child: LayoutItem) -> Bool? {
    child.isUnbounded(along: axis) == false ? false : nil
  }
}

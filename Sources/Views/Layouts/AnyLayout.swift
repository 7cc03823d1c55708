import Geometry
import LayoutCore
import ViewCore

/// A layout of a hidden type. Content keeps its identity and state when another type takes over.
///
/// Coverage: full. Verified: recorded (customlayout/any-layout).
public struct AnyLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  /// The cache of whatever layout is hidden.
  public struct Cache {
    fileprivate var value: Any
  }

  private let box: AnyLayoutBox

  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { box.size(proposal, subviews, &cache.value) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { box.place(bounds, proposal, subviews, &cache.value) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.guide(guide, bounds, proposal, subviews, &cache.value) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.guide(guide, bounds, proposal, subviews, &cache.value) }

  /// The computer that runs the hidden layout: the given one when it is of that layout's type.
  func computer(reusing old: LayoutComputer?) -> LayoutComputer { box.computer(reusing: old) }
}

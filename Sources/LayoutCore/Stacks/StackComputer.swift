import Geometry

/// Runs the arrangement of a stack over its children, without the proxies and records that layouts
/// of one's own need: stacks are most of the containers of a tree.
package final class StackComputer: LayoutComputer {
  // Unchecked as in `_LayoutItem`: the children that are measured meanwhile never reach this stack.
  @exclusivity(unchecked) private var arrangement: StackArrangement
  @exclusivity(unchecked) private var cache = StackCache()
  @exclusivity(unchecked) private var isCacheStale = true

  package init(_ arrangement: StackArrangement) { self.arrangement = arrangement }

  package override func setLayout(_ layout: some Layout) {
    guard let arrangement = layout._stackArrangement else { return }
    self.arrangement = arrangement
    invalidate()
  }

  package override func invalidate() { isCacheStale = true }

  private func prepare() {
    guard isCacheStale else { return }
    cache.begin(arrangement, items)
    isCacheStale = false
  }

  package override func size(for proposal: ProposedViewSize) -> CGSize {
    prepare()
    cache.expectsPlacement = expectsPlacement
    defer { cache.expectsPlacement = false }
    return arrangement.size(for: proposal, cache: &cache)
  }

  package override func placements(for proposal: ProposedViewSize, size: CGSize) -> [ChildPlacement]
  {
    prepare()
    let isMirrored = layoutDirection == .rightToLeft
    return arrangement.placements(for: proposal, cache: &cache) { placement in
      if isMirrored { placement.mirror(in: size.width) }
    }
  }

  package override func spacing() -> ViewSpacing {
    prepare()
    return arrangement.spacing(cache: cache)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard guidesOfItems.mayContain(key) else { return nil }
    prepare()
    var result: CGFloat?
    var count = 0
    let placements = arrangement.placements(for: proposal, cache: &cache) { _ in }
    for (item, placement) in zip(items, placements) {
      guard let value = item.explicitGuide(key, in: placement.proposal) else { continue }
      key.id._combineExplicit(childValue: value + placement.origin[key.axis], count, into: &result)
      count += 1
    }
    return result
  }

  package override func staticRange(along axis: Axis) -> LengthRange? {
    arrangement.staticRange(along: axis, items: items)
  }

  package override func isUnbounded(along axis: Axis) -> Bool? {
    arrangement.isUnbounded(along: axis, items: items)
  }

  package override func range(along axis: Axis, across cross: CGFloat?) -> LengthRange? {
    prepare()
    return arrangement.range(along: axis, across: cross, cache: &cache)
  }

  package override func rangeDependsOnCross(_ axis: Axis) -> Bool {
    arrangement.rangeDependsOnCross(axis, items: items)
  }

  package override var explicitGuides: ExplicitGuides {
    (isCacheStale ? nil : cache.knownGuides) ?? guidesOfItems
  }
  package override var stackOrientation: Axis? { arrangement.axis }
}

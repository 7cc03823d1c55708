import Geometry

package typealias StackArrangement = _StackArrangement

/// The arrangement that `HStackLayout` and `VStackLayout` share: children in a line.
///
/// - Proposal: along the axis by `StackArrangement+Distribution.swift`; across it the stack's own.
/// - Size: along the axis the lengths and distances; across it the union of the children aligned on
///   the guide.
/// - Placement: one after the other from the leading or top edge, guides on one line.
public struct _StackArrangement {
  /// The guide across the axis.
  package let alignment: AlignmentKey
  package let axis: Axis
  /// Points between neighbours; `nil` for the distance that each pair prefers. No number is `nil`.
  @PackedLength package private(set) var spacing: CGFloat?

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    _spacing = PackedLength(wrappedValue: spacing.flatMap { $0.isFinite ? $0 : nil })
  }

  func makeCache(subviews: LayoutSubviews) -> StackCache {
    var cache = StackCache()
    cache.begin(self, subviews.items)
    return cache
  }

  /// Rule D3: without a spacing each pair keeps the distance that its edges ask for.
  func distance(before index: Int, of items: [LayoutItem]) -> CGFloat {
    if index == 0 { return 0 }
    return spacing
      ?? EdgeSpacing.distance(
        from: items[index - 1].spacing(axis == .horizontal ? .trailing : .bottom),
        to: items[index].spacing(axis == .horizontal ? .leading : .top))
  }

  /// Where the guide lies as a part of each item's length across; `nil` when items must be asked.
  func guideFraction(_ items: [LayoutItem]) -> CGFloat? {
    guard let fraction = alignment.lengthFraction else { return nil }
    return items.visitsAll { !$0.explicitGuides.mayContain(alignment) } ? fraction : nil
  }

  func size(for proposal: ProposedViewSize, cache: inout StackCache) -> CGSize {
    fit(proposal, cache: &cache)
    return cache.fittedSize
  }

  /// Where the children go in bounds with the origin at zero; `finish` may change each placement.
  func placements(
    for proposal: ProposedViewSize, cache: inout StackCache,
    _ finish: (inout ChildPlacement) -> Void
  ) -> [ChildPlacement] {
    fit(proposal, cache: &cache)
    let fits = cache.fits
    var position: CGFloat = 0
    return [ChildPlacement](unsafeUninitializedCapacity: fits.count) { buffer, count in
      for fit in fits {
        position += fit.distance
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.other] = cache.guideOffset - fit.guide
        let size = fit.size.finite
        var placement = ChildPlacement(
          origin: origin.finite,
          proposal: ProposedViewSize(fit.proposed, along: axis, across: proposal[axis.other]),
          size: size)
        finish(&placement)
        buffer.initializeElement(at: count, to: placement)
        count += 1
        position += size[axis]
      }
    }
  }

  /// Rule D4: outwards a stack keeps the distances of its first and last child along the axis, and
  /// those of all children across it.
  func spacing(cache: StackCache) -> ViewSpacing {
    guard let first = cache.items.first, let last = cache.items.last else { return .zero }
    var result = first.spacing
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for index in cache.items.indices.dropFirst() {
      cache.items.visit(index) { result.formUnion($0.spacing, edges: across) }
    }
    let end: Edge = axis == .horizontal ? .trailing : .bottom
    result[end] = last.spacing[end]
    return result
  }

  /// Brings the cache to a proposal: every child's proposal, size and guide, and the stack's size.
  private func fit(_ proposal: ProposedViewSize, cache: inout StackCache) {
    if cache.fittedProposal == proposal { return }
    distribute(proposal[axis], across: proposal[axis.other], for: .sizes, cache: &cache)
    var length = cache.totalDistance
    for fit in cache.fits { length += fit.size[axis] }
    let across = align(proposal[axis.other], cache: &cache)
    cache.fittedSize = CGSize(max(0, length), along: axis, across: across)
    cache.fittedProposal = proposal
  }

  /// Rule L10: sets the guides and returns the length of the union across the axis.
  private func align(_ proposedAcross: CGFloat?, cache: inout StackCache) -> CGFloat {
    if let fraction = alignment.lengthFraction, !cache.guides.mayContain(alignment) {
      var length: CGFloat = 0
      for fit in cache.fits { length = max(length, fit.size[axis.other]) }
      cache.guideOffset = length.isFinite ? length * fraction : 0
      for index in cache.fits.indices {
        let own = cache.fits[index].size[axis.other]
        cache.fits[index].guide = own.isFinite ? own * fraction : 0
      }
      return length
    }
    var before: CGFloat?
    var after: CGFloat?
    var isFinite = true
    for index in cache.fits.indices {
      let fit = cache.fits[index]
      let value = cache.items.visit(index) { item in
        ViewDimensions(
          size: fit.size, item: item,
          proposal: ProposedViewSize(fit.proposed, along: axis, across: proposedAcross))[alignment]
      }
      let guide = value.isFinite ? value : 0
      cache.fits[index].guide = guide
      let own = fit.size[axis.other]
      guard own.isFinite else {
        isFinite = false
        continue
      }
      before = max(before ?? guide, guide)
      after = max(after ?? own - guide, own - guide)
    }
    cache.guideOffset = before ?? 0
    return isFinite ? max(0, (before ?? 0) + (after ?? 0)) : .infinity
  }
}

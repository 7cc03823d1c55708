import Geometry

/// Runs a layout of a known type.
///
/// Layout and cache lie at addresses of their own and the calls of the hot path are requirements of
/// `Layout`: a generic class runs unspecialised code, which would copy both and look up their types
/// at every call.
package final class TypedLayoutComputer<L: Layout>: LayoutComputer {
  private let layoutAddress = UnsafeMutablePointer<L>.allocate(capacity: 1)
  private let cacheAddress = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
  @exclusivity(unchecked) private var hasCache = false
  @exclusivity(unchecked) private var isCacheStale = false
  @exclusivity(unchecked) private var all = SubviewSelection(PlacementRecorder(items: []))
  @exclusivity(unchecked) private var placed:
    (proposal: ProposedViewSize, placements: [ChildPlacement])?

  private var recorder: PlacementRecorder { all.recorder }
  private var subviews: LayoutSubviews { LayoutSubviews(all, layoutDirection: layoutDirection) }

  package init(_ layout: L) {
    layoutAddress.initialize(to: layout)
    super.init()
  }

  deinit {
    if hasCache { cacheAddress.deinitialize(count: 1) }
    cacheAddress.deallocate()
    layoutAddress.deinitialize(count: 1)
    layoutAddress.deallocate()
  }

  package var layout: L {
    get { layoutAddress.pointee }
    set {
      layoutAddress.pointee = newValue
      invalidate()
    }
  }

  package override func setLayout(_ layout: some Layout) {
    if let layout = layout as? L { self.layout = layout }
  }

  override func itemsDidChange() {
    all = SubviewSelection(PlacementRecorder(items: items))
  }

  package override func invalidate() {
    placed = nil
    isCacheStale = true
  }

  /// The subviews, after bringing the cache up to date.
  @inline(__always)
  private func prepare() -> LayoutSubviews {
    if !hasCache || isCacheStale { refreshCache() }
    return subviews
  }

  private func refreshCache() {
    if hasCache {
      layoutAddress.pointee.updateCache(&cacheAddress.pointee, subviews: subviews)
    } else {
      cacheAddress.initialize(to: layoutAddress.pointee.makeCache(subviews: subviews))
    }
    hasCache = true
    isCacheStale = false
  }

  package override func size(for proposal: ProposedViewSize) -> CGSize {
    let subviews = prepare()
    return layoutAddress.pointee._size(proposal, subviews, UnsafeMutableRawPointer(cacheAddress))
  }

  /// A child that the layout did not place is centred with no proposal.
  package override func placements(
    for proposal: ProposedViewSize, size: CGSize
  ) -> [ChildPlacement] {
    if let placed, placed.proposal == proposal { return placed.placements }
    let isMirrored = layoutDirection == .rightToLeft
    let result = recorder.record {
      let subviews = prepare()
      layoutAddress.pointee._place(
        CGRect(origin: .zero, size: size), proposal, subviews,
        UnsafeMutableRawPointer(cacheAddress))
    } finish: { index, placement in
      if placement.isMissing { placement = Self.centered(items[index], in: size) }
      if isMirrored { placement.mirror(in: size.width) }
    }
    placed = (proposal, result)
    return result
  }

  private static func centered(_ item: LayoutItem, in size: CGSize) -> ChildPlacement {
    let own = item.size(for: .unspecified).finite
    return ChildPlacement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: .unspecified, size: own)
  }

  package override func spacing() -> ViewSpacing {
    let subviews = prepare()
    return layoutAddress.pointee.spacing(subviews: subviews, cache: &cacheAddress.pointee)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size.finite)
    let subviews = prepare()
    return switch key.axis {
    case .horizontal:
      layoutAddress.pointee.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cacheAddress.pointee)
    case .vertical:
      layoutAddress.pointee.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cacheAddress.pointee)
    }
  }

  package override func staticRange(along axis: Axis) -> LengthRange? {
    layoutAddress.pointee._staticRange(along: axis, subviews: subviews)
  }

  package override func isUnbounded(along axis: Axis) -> Bool? {
    layoutAddress.pointee._isUnbounded(along: axis, subviews: subviews)
  }

  package override func range(along axis: Axis, across cross: CGFloat?) -> LengthRange? {
    let subviews = prepare()
    return layoutAddress.pointee._range(
      along: axis, across: cross, subviews: subviews, cache: &cacheAddress.pointee)
  }

  package override func rangeDependsOnCross(_ axis: Axis) -> Bool {
    layoutAddress.pointee._rangeDependsOnCross(axis, subviews: subviews)
  }

  package override var explicitGuides: ExplicitGuides {
    layoutAddress.pointee._setsGuides ? .any : guidesOfItems
  }

  package override var stackOrientation: Axis? { layoutAddress.pointee._stackOrientation }
}

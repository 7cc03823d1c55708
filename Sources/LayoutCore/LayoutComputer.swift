import Geometry

/// Runs one layout over its children, whatever its type; owned by the node that shows the layout.
package class LayoutComputer {
  @exclusivity(unchecked) private var all = SubviewSelection(PlacementRecorder(items: []))
  @exclusivity(unchecked) package final var layoutDirection: LayoutDirection = .leftToRight
  @exclusivity(unchecked) private var placed:
    (proposal: ProposedViewSize, placements: [ChildPlacement])?

  private final var recorder: PlacementRecorder { all.recorder }

  package final var items: [LayoutItem] { recorder.items }

  fileprivate final var subviews: LayoutSubviews {
    LayoutSubviews(all, layoutDirection: layoutDirection)
  }

  package init() {}

  /// Replaces the children; caches of the layout are brought up to date at the next call.
  package final func setItems(_ items: [LayoutItem]) {
    all = SubviewSelection(PlacementRecorder(items: items))
    invalidate()
  }

  /// Forgets placements, and lets the layout update its cache.
  package func invalidate() { placed = nil }

  package func size(for proposal: ProposedViewSize) -> CGSize { .zero }
  package func spacing() -> ViewSpacing { ViewSpacing() }
  package func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize, size: CGSize)
    -> CGFloat?
  { nil }
  package func staticRange(along axis: Axis) -> LengthRange? { nil }
  package func isUnbounded(along axis: Axis) -> Bool? { nil }
  package func range(along axis: Axis, across cross: CGFloat?) -> LengthRange? { nil }
  package func rangeDependsOnCross(_ axis: Axis) -> Bool { true }
  package var explicitGuides: ExplicitGuides { [] }
  package var stackOrientation: Axis? { nil }

  /// Writes placements for bounds of this size with the origin at zero into the recorder.
  fileprivate func runPlacement(in size: CGSize, proposal: ProposedViewSize) {}

  fileprivate final var guidesOfItems: ExplicitGuides {
    var result: ExplicitGuides = []
    for item in recorder.items { result.formUnion(item.explicitGuides) }
    return result
  }

  /// The children's placements for a proposal, mirrored where the direction is right to left: those
  /// of every layout, one's own too (rules R1, R4), by the direction of this container alone (R2).
  ///
  /// A child that the layout did not place is centred with no proposal.
  package final func placements(for proposal: ProposedViewSize, size: CGSize) -> [ChildPlacement] {
    if let placed, placed.proposal == proposal { return placed.placements }
    let isMirrored = layoutDirection == .rightToLeft
    let result = recorder.record {
      runPlacement(in: size, proposal: proposal)
    } finish: { index, placement in
      if placement.isMissing { placement = Self.centered(recorder.items[index], in: size) }
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
}

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

  package override func invalidate() {
    super.invalidate()
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

  fileprivate override func runPlacement(in size: CGSize, proposal: ProposedViewSize) {
    let subviews = prepare()
    layoutAddress.pointee._place(
      CGRect(origin: .zero, size: size), proposal, subviews, UnsafeMutableRawPointer(cacheAddress))
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

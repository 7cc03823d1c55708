import Geometry

/// Runs one layout over its children, whatever its type; owned by the node that shows the layout.
package class LayoutComputer {
  package let recorder = PlacementRecorder(items: [])
  package var layoutDirection: LayoutDirection = .leftToRight
  private var placed: (proposal: ProposedViewSize, placements: [ChildPlacement])?

  package var items: [LayoutItem] { recorder.items }

  package init() {}

  /// Replaces the children; caches of the layout are brought up to date at the next call.
  package final func setItems(_ items: [LayoutItem]) {
    recorder.items = items
    recorder.placements = Array(repeating: nil, count: items.count)
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

  /// The children's placements for a proposal, mirrored where the direction is right to left.
  ///
  /// A child that the layout did not place is centred with no proposal.
  package final func placements(for proposal: ProposedViewSize, size: CGSize) -> [ChildPlacement] {
    if let placed, placed.proposal == proposal { return placed.placements }
    let recorded = recorder.record { runPlacement(in: size, proposal: proposal) }
    var result: [ChildPlacement] = []
    result.reserveCapacity(recorded.count)
    for (item, placement) in zip(recorder.items, recorded) {
      var placement = placement ?? Self.centered(item, in: size)
      if layoutDirection == .rightToLeft {
        placement.origin.x = size.width - placement.origin.x - placement.size.width
      }
      result.append(placement)
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
package final class TypedLayoutComputer<L: Layout>: LayoutComputer {
  package var layout: L {
    didSet { invalidate() }
  }
  private var cache: L.Cache?
  private var isCacheStale = false

  package init(_ layout: L) {
    self.layout = layout
    super.init()
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(recorder: recorder, layoutDirection: layoutDirection)
  }

  package override func invalidate() {
    super.invalidate()
    isCacheStale = true
  }

  /// Hands the layout its cache; the cache is taken out meanwhile, so that the call is exclusive.
  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var current: L.Cache
    if var existing = cache.take() {
      if isCacheStale { layout.updateCache(&existing, subviews: subviews) }
      current = existing
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    defer { cache = current }
    return body(layout, subviews, &current)
  }

  package override func size(for proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  package override func spacing() -> ViewSpacing {
    withCache { $0.spacing(subviews: $1, cache: &$2) }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size.finite)
    return withCache { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  package override func staticRange(along axis: Axis) -> LengthRange? {
    layout._staticRange(along: axis, subviews: subviews)
  }

  package override func isUnbounded(along axis: Axis) -> Bool? {
    layout._isUnbounded(along: axis, subviews: subviews)
  }

  package override func range(along axis: Axis, across cross: CGFloat?) -> LengthRange? {
    withCache { $0._range(along: axis, across: cross, subviews: $1, cache: &$2) }
  }

  package override func rangeDependsOnCross(_ axis: Axis) -> Bool {
    layout._rangeDependsOnCross(axis, subviews: subviews)
  }

  package override var explicitGuides: ExplicitGuides {
    if layout._setsGuides { return .any }
    return recorder.items.reduce(into: []) { $0.formUnion($1.explicitGuides) }
  }

  package override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  fileprivate override func runPlacement(in size: CGSize, proposal: ProposedViewSize) {
    withCache {
      $0.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$2)
    }
  }
}

import Geometry

/// A layout of any type. Switching the layout inside keeps the subviews and their state.
///
/// Coverage: partial (a layout's parameters do not animate inside).
/// Verified: recorded (customlayout/any-layout).
public struct AnyLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  /// The cache of the layout inside, with its type.
  public struct Cache {
    fileprivate var box: AnyObject
    fileprivate var layout: ObjectIdentifier
  }

  private let erased: ErasedLayout

  public init<L: Layout>(_ layout: L) {
    erased = (layout as? AnyLayout)?.erased ?? LayoutBox(layout)
  }

  public func makeCache(subviews: Subviews) -> Cache { erased.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    erased.updateCache(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    erased.spacing(subviews, &cache)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    erased.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    erased.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    erased.explicitGuide(guide.key, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    erased.explicitGuide(guide.key, bounds, proposal, subviews, &cache)
  }

  public func _staticRange(along axis: Axis, subviews: Subviews) -> _LengthRange? {
    erased.staticRange(axis, subviews)
  }

  public func _isUnbounded(along axis: Axis, subviews: Subviews) -> Bool? {
    erased.isUnbounded(axis, subviews)
  }

  public func _range(
    along axis: Axis, across cross: CGFloat?, subviews: Subviews, cache: inout Cache
  ) -> _LengthRange? {
    erased.range(axis, cross, subviews, &cache)
  }

  public func _rangeDependsOnCross(_ axis: Axis, subviews: Subviews) -> Bool {
    erased.rangeDependsOnCross(axis, subviews)
  }

  public var _setsGuides: Bool { erased.setsGuides }
  public var _stackOrientation: Axis? { erased.stackOrientation }
}

/// A layout behind a class, without its type.
private class ErasedLayout {
  typealias Cache = AnyLayout.Cache

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(box: self, layout: ObjectIdentifier(Self.self))
  }
  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { .zero }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    -> CGSize
  { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {}
  func explicitGuide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? { nil }
  func staticRange(_ axis: Axis, _ subviews: LayoutSubviews) -> LengthRange? { nil }
  func isUnbounded(_ axis: Axis, _ subviews: LayoutSubviews) -> Bool? { nil }
  func range(
    _ axis: Axis, _ cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> LengthRange? { nil }
  func rangeDependsOnCross(_ axis: Axis, _ subviews: LayoutSubviews) -> Bool { true }
  var setsGuides: Bool { true }
  var stackOrientation: Axis? { nil }
}

/// A cache behind a class; no two accesses of one overlap, for a layout does not call itself.
private final class CacheBox<Value> {
  @exclusivity(unchecked) var value: Value
  init(_ value: Value) { self.value = value }
}

private final class LayoutBox<L: Layout>: ErasedLayout {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  /// The cache, made anew when it was another layout's.
  private func box(_ cache: inout Cache, _ subviews: LayoutSubviews) -> CacheBox<L.Cache> {
    if let box = cache.box as? CacheBox<L.Cache>, cache.layout == ObjectIdentifier(L.self) {
      return box
    }
    let box = CacheBox(layout.makeCache(subviews: subviews))
    cache = Cache(box: box, layout: ObjectIdentifier(L.self))
    return box
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(
      box: CacheBox(layout.makeCache(subviews: subviews)), layout: ObjectIdentifier(L.self))
  }
  override func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    layout.updateCache(&box(&cache, subviews).value, subviews: subviews)
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &box(&cache, subviews).value)
  }
  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    layout.sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &box(&cache, subviews).value)
  }
  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &box(&cache, subviews).value)
  }
  override func explicitGuide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &box(&cache, subviews).value)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &box(&cache, subviews).value)
    }
  }
  override func staticRange(_ axis: Axis, _ subviews: LayoutSubviews) -> LengthRange? {
    layout._staticRange(along: axis, subviews: subviews)
  }
  override func isUnbounded(_ axis: Axis, _ subviews: LayoutSubviews) -> Bool? {
    layout._isUnbounded(along: axis, subviews: subviews)
  }
  override func range(
    _ axis: Axis, _ cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> LengthRange? {
    layout._range(
      along: axis, across: cross, subviews: subviews, cache: &box(&cache, subviews).value)
  }
  override func rangeDependsOnCross(_ axis: Axis, _ subviews: LayoutSubviews) -> Bool {
    layout._rangeDependsOnCross(axis, subviews: subviews)
  }
  override var setsGuides: Bool { layout._setsGuides }
  override var stackOrientation: Axis? { layout._stackOrientation }
}

import Geometry

/// What `HStackLayout` and `VStackLayout` share: every call goes to their arrangement.
public protocol _StackLayout: Layout where Cache == _StackCache {
  var _arrangement: _StackArrangement { get }
}

extension _StackLayout {
  public func makeCache(subviews: Subviews) -> _StackCache {
    _arrangement.makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
    _arrangement.spacing(cache: cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) -> CGSize {
    _arrangement.size(for: proposal.sanitized, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) {
    let placements = _arrangement.placements(for: proposal.sanitized, cache: &cache) {
      $0.origin.x += bounds.origin.x
      $0.origin.y += bounds.origin.y
      $0.origin = $0.origin.finite
    }
    for (index, placement) in placements.enumerated() { subviews.record(placement, at: index) }
  }

  public func _staticRange(along axis: Axis, subviews: Subviews) -> _LengthRange? {
    _arrangement.staticRange(along: axis, items: subviews.items)
  }

  public func _isUnbounded(along axis: Axis, subviews: Subviews) -> Bool? {
    _arrangement.isUnbounded(along: axis, items: subviews.items)
  }

  public func _range(
    along axis: Axis, across cross: CGFloat?, subviews: Subviews, cache: inout _StackCache
  ) -> _LengthRange? {
    _arrangement.range(along: axis, across: cross, cache: &cache)
  }

  public func _rangeDependsOnCross(_ axis: Axis, subviews: Subviews) -> Bool {
    _arrangement.rangeDependsOnCross(axis, items: subviews.items)
  }

  public var _setsGuides: Bool { false }
  public var _stackArrangement: _StackArrangement? { _arrangement }
}

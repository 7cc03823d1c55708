import Geometry

/// A type that defines the geometry of a collection of views.
///
/// Coverage: complete. Verified: recorded (customlayout/*).
public protocol Layout: Animatable {
  /// Values computed once for several calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The length range along an axis where it follows from the subviews' without measuring.
  func _staticRange(along axis: Axis, subviews: Subviews) -> _LengthRange?
  /// Whether the layout grows without limit along an axis, where that is known without measuring.
  func _isUnbounded(along axis: Axis, subviews: Subviews) -> Bool?
  /// The length range for a proposal across, worked out from the subviews' ranges; `nil` where only
  /// measuring this layout tells. Good enough to compare siblings by.
  func _range(
    along axis: Axis, across cross: CGFloat?, subviews: Subviews, cache: inout Cache
  ) -> _LengthRange?
  /// Whether the range along an axis depends on the proposal across, given the subviews'.
  func _rangeDependsOnCross(_ axis: Axis, subviews: Subviews) -> Bool
  /// Whether the layout itself may set guides, besides those of its subviews.
  var _setsGuides: Bool { get }
  /// The axis along which a Spacer among the subviews grows.
  var _stackOrientation: Axis? { get }
  /// What arranges the subviews where the layout is a stack.
  var _stackArrangement: _StackArrangement? { get }

  /// `sizeThatFits` with the address of the cache: as a requirement it is compiled for the type.
  func _size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: UnsafeMutableRawPointer
  ) -> CGSize
  /// `placeSubviews` with the address of the cache.
  func _place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: UnsafeMutableRawPointer)
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var result: ViewSpacing?
    for subview in subviews { result = result?.union(subview.spacing) ?? subview.spacing }
    return result ?? ViewSpacing()
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, axis: .horizontal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, axis: .vertical) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  public func _staticRange(along axis: Axis, subviews: Subviews) -> _LengthRange? { nil }
  public func _isUnbounded(along axis: Axis, subviews: Subviews) -> Bool? {
    _staticRange(along: axis, subviews: subviews).map { $0.maximum == .infinity }
  }
  public func _range(
    along axis: Axis, across cross: CGFloat?, subviews: Subviews, cache: inout Cache
  ) -> _LengthRange? { nil }
  public func _rangeDependsOnCross(_ axis: Axis, subviews: Subviews) -> Bool { true }
  public var _setsGuides: Bool { true }
  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }
  public var _stackArrangement: _StackArrangement? { nil }

  public func _size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: UnsafeMutableRawPointer
  ) -> CGSize {
    sizeThatFits(
      proposal: proposal, subviews: subviews,
      cache: &cache.assumingMemoryBound(to: Cache.self).pointee)
  }

  public func _place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: UnsafeMutableRawPointer
  ) {
    placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews,
      cache: &cache.assumingMemoryBound(to: Cache.self).pointee)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Layout-specific properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks, which decides what a Spacer grows along.
  public var stackOrientation: Axis?
  public init() {}
}

/// A key for a value that a view hands to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

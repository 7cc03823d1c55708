import Geometry

/// Something that can be measured and placed: the face that a node of the view tree shows to layout.
///
/// Sizes are memoised per proposal, so measuring leaves no trace and nested containers stay linear.
/// Subclasses override the `compute…` methods; callers use `size(for:)`, `dimensions(in:)` and
/// `lengthRange(along:across:)`. Open, hence underscored: Swift has no subclassing within a package.
open class _LayoutItem {
  private var memo = SizeMemo()
  private var horizontalRange: LengthRange?
  private var verticalRange: LengthRange?
  private var cachedSpacing: ViewSpacing?
  private var cachedGuides: ExplicitGuides?
  private var cachedCrossDependence: (horizontal: Bool, vertical: Bool)?

  /// How many times this item really computed a size since it was made; counted by tests.
  package private(set) final var sizings = 0

  package init() {}

  // MARK: Overridden by nodes

  /// The size this item chooses, in points; called once per proposal between invalidations.
  open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The explicit value of a guide, in points from the top or leading edge; `nil` when none is set.
  open func computeExplicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// The preferred distances to neighbours.
  open func computeSpacing() -> ViewSpacing { ViewSpacing() }

  /// Explicit guides that may occur at or below this item.
  open func computeExplicitGuides() -> _ExplicitGuides { [] }

  /// The smallest and largest length along an axis where they are known without measuring.
  open func staticRange(along axis: Axis) -> _LengthRange? { nil }

  /// Whether the shortest and longest length along an axis depend on the proposal across it.
  open func computeRangeDependsOnCross(_ axis: Axis) -> Bool { true }

  /// Served before items of lower priority when a stack hands out length.
  open var priority: Double { 0 }

  /// The axis of the stack around a Spacer matters to its length; other items ignore it.
  open func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

  // MARK: Used by layouts

  /// The memoised size for a proposal.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = memo.find(proposal) { return size }
    sizings += 1
    let size = computeSize(proposal).withoutInvalidLengths
    memo.insert(size, for: proposal)
    return size
  }

  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), item: self, proposal: proposal)
  }

  package final func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard explicitGuides.mayContain(key) else { return nil }
    return computeExplicitGuide(key, proposal)
  }

  package final var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = computeSpacing()
    cachedSpacing = spacing
    return spacing
  }

  package final var explicitGuides: ExplicitGuides {
    if let cachedGuides { return cachedGuides }
    let guides = computeExplicitGuides()
    cachedGuides = guides
    return guides
  }

  package final func rangeDependsOnCross(_ axis: Axis) -> Bool {
    if let known = cachedCrossDependence {
      return axis == .horizontal ? known.horizontal : known.vertical
    }
    let depends = (
      horizontal: computeRangeDependsOnCross(.horizontal),
      vertical: computeRangeDependsOnCross(.vertical)
    )
    cachedCrossDependence = depends
    return axis == .horizontal ? depends.horizontal : depends.vertical
  }

  /// The shortest and longest length that this item takes along an axis.
  ///
  /// Known statically, else measured once where the proposal across does not matter, else per
  /// cross proposal (memoised as sizes).
  package final func lengthRange(along axis: Axis, across cross: CGFloat?) -> LengthRange {
    if let known = axis == .horizontal ? horizontalRange : verticalRange { return known }
    if let fixed = staticRange(along: axis) {
      remember(fixed, along: axis)
      return fixed
    }
    let depends = rangeDependsOnCross(axis)
    let probe = depends ? cross : nil
    let range = LengthRange(
      minimum: size(for: ProposedViewSize(0, along: axis, across: probe))[axis],
      maximum: size(for: ProposedViewSize(.infinity, along: axis, across: probe))[axis])
    if !depends { remember(range, along: axis) }
    return range
  }

  private func remember(_ range: LengthRange, along axis: Axis) {
    if axis == .horizontal { horizontalRange = range } else { verticalRange = range }
  }

  /// Forgets everything measured here; the caller goes on to the ancestors.
  package final func forgetMeasurements() {
    memo.removeAll()
    horizontalRange = nil
    verticalRange = nil
    cachedSpacing = nil
    cachedGuides = nil
    cachedCrossDependence = nil
  }
}

package typealias LayoutItem = _LayoutItem
package typealias LengthRange = _LengthRange

/// The shortest and longest length of an item along one axis, in points.
public struct _LengthRange: Equatable, Sendable {
  package var minimum: CGFloat
  package var maximum: CGFloat

  package init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
  }

  /// A length that never changes.
  package init(rigid length: CGFloat) { self.init(minimum: length, maximum: length) }

  /// Takes whatever is proposed.
  package static let greedy = LengthRange(minimum: 0, maximum: .infinity)

  package var flexibility: CGFloat { maximum == minimum ? 0 : maximum - minimum }
  package var isRigid: Bool { maximum == minimum }

  package static func + (range: LengthRange, length: CGFloat) -> LengthRange {
    LengthRange(
      minimum: max(0, range.minimum + length), maximum: max(0, range.maximum + length))
  }
}

extension CGSize {
  /// The size with lengths that are no numbers or negative set to zero.
  package var withoutInvalidLengths: CGSize {
    CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }

  /// The size with infinite lengths set to zero as well: what may be placed.
  package var finite: CGSize {
    CGSize(
      width: width.isFinite && width > 0 ? width : 0,
      height: height.isFinite && height > 0 ? height : 0)
  }
}

import Geometry

package typealias LayoutItem = _LayoutItem

/// Something that can be measured and placed: the face that a node of the view tree shows to layout.
///
/// Sizes are memoised per proposal, so measuring leaves no trace and nested containers stay linear.
/// Subclasses override the open members; callers use `size(for:)`, `dimensions(in:)`,
/// `knownRange(along:)` and `lengthRange(along:across:)`.
/// Open, hence underscored: Swift has no subclassing within a package.
open class _LayoutItem {
  // Checks of exclusive access are off: they cost a fifth of a layout pass, and no access spans a
  // call of an open member.
  // Their order leaves no gaps: a long list is bound by memory, read 64 bytes at a time.
  @exclusivity(unchecked) private var memo = SizeMemo()
  @exclusivity(unchecked) private var cachedGuides: ExplicitGuides?
  /// Whether a list of many items lies below: then it is worth to say what will be placed.
  @exclusivity(unchecked) package final var holdsLongList = false
  @exclusivity(unchecked) private var sizingCount: UInt32 = 0
  @exclusivity(unchecked) private var horizontal = AxisKnowledge()
  @exclusivity(unchecked) private var vertical = AxisKnowledge()
  /// What few items are asked for, kept apart.
  @exclusivity(unchecked) private var rare: RareKnowledge?

  /// How many times this item really computed a size since it was made; counted by tests.
  package final var sizings: Int { Int(sizingCount) }

  public init() {}

  // MARK: Overridden by nodes

  /// The size this item chooses, in points; called once per proposal between invalidations.
  open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The explicit value of a guide, in points from the top or leading edge; `nil` when none is set.
  /// Called once per guide and proposal between invalidations.
  open func computeExplicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// The preferred distances to neighbours.
  open func computeSpacing() -> ViewSpacing { ViewSpacing() }

  /// Explicit guides that may occur at or below this item.
  open func computeExplicitGuides() -> _ExplicitGuides { [] }

  /// The smallest and largest length along an axis where they are known without measuring.
  open func staticRange(along axis: Axis) -> _LengthRange? { nil }

  /// Whether the item grows without limit along an axis, where that is known without measuring:
  /// what decides who is served last, long before the numbers do.
  open func computeIsUnbounded(along axis: Axis) -> Bool? {
    knownRange(along: axis).map { $0.maximum == .infinity }
  }

  /// The range along an axis for a proposal across, worked out from the items below instead of
  /// measuring this one; `nil` where only measuring tells. Good enough to compare siblings by.
  open func computeRange(along axis: Axis, across cross: CGFloat?) -> _LengthRange? { nil }

  /// Whether the shortest and longest length along an axis depend on the proposal across it.
  open func computeRangeDependsOnCross(_ axis: Axis) -> Bool { true }

  /// Served before items of lower priority when a stack hands out length.
  open var priority: Double { 0 }

  /// The axis of the stack around a Spacer matters to its length; other items ignore it.
  open func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

  /// Whether the size asked for next is the one that the item will be placed with. A hint, passed on
  /// to the items that decide this one's size.
  open func expectPlacement(_ isExpected: Bool) {}

  /// Places what lies inside, as if this item were placed with a proposal and its size. The item
  /// itself goes to its origin later, most likely with the same.
  open func placeAhead(_ proposal: ProposedViewSize, _ size: CGSize) {}

  // MARK: Used by layouts

  /// The size for the proposal that the item will be placed with, unless the caller's own size
  /// turns out to be another one.
  package final func sizeToPlace(for proposal: ProposedViewSize) -> CGSize {
    expectPlacement(true)
    defer { expectPlacement(false) }
    return size(for: proposal)
  }

  /// The memoised size for a proposal.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = memo.find(proposal) { return size }
    sizingCount &+= 1
    MemoryStream.advance()
    let size = computeSize(proposal).withoutInvalidLengths
    memo.insert(size, for: proposal)
    return size
  }

  /// Whether measuring again would give every size that was measured.
  package final var measuresAsBefore: Bool {
    memo.allSatisfy { computeSize($0).withoutInvalidLengths == $1 }
  }

  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), item: self, proposal: proposal)
  }

  package final func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard explicitGuides.mayContain(key) else { return nil }
    let rare = rareKnowledge
    if let known = rare.guides.find(key, in: proposal) { return known }
    let value = computeExplicitGuide(key, proposal).flatMap { $0.isFinite ? $0 : nil }
    rare.guides.insert(value, for: key, in: proposal)
    return value
  }

  package final var spacing: ViewSpacing {
    let rare = rareKnowledge
    if let spacing = rare.spacing { return spacing }
    let spacing = computeSpacing()
    rare.spacing = spacing
    return spacing
  }

  /// What one edge prefers.
  package final func spacing(_ edge: Edge) -> EdgeSpacing {
    if let spacing = rare?.spacing { return spacing[edge] }
    return spacing[edge]
  }

  package final var explicitGuides: ExplicitGuides {
    if let cachedGuides { return cachedGuides }
    let guides = computeExplicitGuides()
    cachedGuides = guides
    return guides
  }

  package final func rangeDependsOnCross(_ axis: Axis) -> Bool {
    if let known = recall(axis, { $0.dependsOnCross }) { return known }
    let depends = computeRangeDependsOnCross(axis)
    learn(axis) { $0.dependsOnCross = depends }
    return depends
  }

  /// The length range along an axis where it is known without measuring.
  package final func knownRange(along axis: Axis) -> LengthRange? {
    if let known = recall(axis, { $0.fixed }) { return known }
    let range = staticRange(along: axis)
    learn(axis) {
      $0.isFixedAsked = true
      if let range { $0.ranges.insertFixed(range) }
    }
    return range
  }

  /// Whether the item grows without limit along an axis; `nil` where only measuring tells.
  package final func isUnbounded(along axis: Axis) -> Bool? {
    if let known = recall(axis, { $0.isUnbounded }) { return known }
    let answer = computeIsUnbounded(along: axis)
    learn(axis) { $0.isUnbounded = .some(answer) }
    return answer
  }

  /// The shortest and longest length that this item takes along an axis.
  ///
  /// Known statically, else worked out from the items below, else measured with nothing and with
  /// infinity; once where the proposal across does not matter, else per proposal across.
  package final func lengthRange(along axis: Axis, across cross: CGFloat?) -> LengthRange {
    if let known = recall(axis, { $0.ranges.find(across: cross) }) { return known }
    if let fixed = knownRange(along: axis) { return fixed }
    let depends = rangeDependsOnCross(axis)
    let cross = depends ? cross : nil
    let range = computeRange(along: axis, across: cross) ?? measuredRange(axis, across: cross)
    learn(axis) {
      if depends { $0.ranges.insert(range, across: cross) } else { $0.ranges.insertConstant(range) }
    }
    return range
  }

  private func measuredRange(_ axis: Axis, across cross: CGFloat?) -> LengthRange {
    LengthRange(
      minimum: size(for: ProposedViewSize(0, along: axis, across: cross))[axis],
      maximum: size(for: ProposedViewSize(.infinity, along: axis, across: cross))[axis])
  }

  /// Forgets everything measured here; the caller goes on to the ancestors.
  package final func forgetMeasurements() {
    memo.removeAll()
    horizontal = AxisKnowledge()
    vertical = AxisKnowledge()
    cachedGuides = nil
    rare?.forget()
  }

  private var rareKnowledge: RareKnowledge {
    if let rare { return rare }
    let made = RareKnowledge()
    rare = made
    return made
  }

  @inline(__always)
  private func learn(_ axis: Axis, _ change: (inout AxisKnowledge) -> Void) {
    if axis == .horizontal { change(&horizontal) } else { change(&vertical) }
  }

  @inline(__always)
  private func recall<Value>(_ axis: Axis, _ read: (borrowing AxisKnowledge) -> Value) -> Value {
    axis == .horizontal ? read(horizontal) : read(vertical)
  }
}

/// What has been found out about an item's length along one axis. The outer optionals say whether
/// the question was asked, the inner ones whether it has an answer.
private struct AxisKnowledge {
  /// Holds the fixed range too.
  var ranges = RangeMemo()
  var isFixedAsked = false
  var isUnbounded: Bool??
  var dependsOnCross: Bool?

  var fixed: LengthRange?? { isFixedAsked ? .some(ranges.fixed) : nil }
}

/// Distances to neighbours, which only containers without a spacing ask for, and guides, which only
/// few alignments do.
private final class RareKnowledge {
  // Unchecked as in `_LayoutItem`.
  @exclusivity(unchecked) var guides = GuideMemo()
  @exclusivity(unchecked) var spacing: ViewSpacing?

  func forget() {
    guides.removeAll()
    spacing = nil
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

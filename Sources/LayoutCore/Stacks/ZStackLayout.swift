import Geometry

/// Lays its children over each other, aligned in both axes. Rule L10.
///
/// - Proposal: every child gets the stack's own.
/// - Size: the union of the children of the highest priority, aligned on the guides, in points.
/// - Placement: every child's guides on the common guides; others than those may stick out.
///
/// Coverage: complete. Verified: recorded (layout/zstack-corner).
public struct ZStackLayout: Layout, Equatable, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guides on which the children are lined up.
  public var alignment: Alignment

  @inlinable
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func makeCache(subviews: Subviews) {}

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    let pile = pile(of: subviews.items, proposal.sanitized)
    return CGSize(width: pile.horizontal.length, height: pile.vertical.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = proposal.sanitized
    let pile = pile(of: subviews.items, proposal)
    for (position, child) in pile.children.enumerated() {
      let origin = CGPoint(
        x: bounds.origin.x + pile.horizontal.guide - child.guideX,
        y: bounds.origin.y + pile.vertical.guide - child.guideY)
      subviews.record(
        ChildPlacement(origin: origin.finite, proposal: proposal, size: child.size.finite),
        at: position)
    }
  }

  /// The union of children along an axis.
  private struct Extent {
    var before: CGFloat?
    var after: CGFloat?
    var isInfinite = false

    mutating func add(_ length: CGFloat, guide: CGFloat) {
      if length == .infinity { isInfinite = true }
      before = max(before ?? guide, guide)
      after = max(after ?? length - guide, length - guide)
    }

    var length: CGFloat { isInfinite ? .infinity : max(0, (before ?? 0) + (after ?? 0)) }
    /// How far the common guide lies from the start.
    var guide: CGFloat { isInfinite ? 0 : before ?? 0 }
  }

  private struct Pile {
    var horizontal = Extent()
    var vertical = Extent()
    var children: [(size: CGSize, guideX: CGFloat, guideY: CGFloat)] = []
  }

  /// The children's sizes and guides, read child by child, the horizontal guide before the vertical
  /// one: closures of `alignmentGuide` that count on their order, as those of many published flow
  /// layouts do, find it so.
  private func pile(of items: [LayoutItem], _ proposal: ProposedViewSize) -> Pile {
    var pile = Pile()
    let highest = items.map(\.priority).max()
    pile.children.reserveCapacity(items.count)
    for item in items {
      let size = item.size(for: proposal)
      let guideX = guide(.horizontal, of: item, size, proposal)
      let guideY = guide(.vertical, of: item, size, proposal)
      pile.children.append((size, guideX, guideY))
      guard item.priority == highest else { continue }
      pile.horizontal.add(size.width, guide: guideX)
      pile.vertical.add(size.height, guide: guideY)
    }
    return pile
  }

  private func guide(
    _ axis: Axis, of item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat {
    let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    if let fraction = key.lengthFraction, !item.explicitGuides.mayContain(key) {
      return size[axis].isFinite ? size[axis] * fraction : 0
    }
    let value = ViewDimensions(size: size.finite, item: item, proposal: proposal)[key]
    return value.isFinite ? value : 0
  }

  public func _staticRange(along axis: Axis, subviews: Subviews) -> _LengthRange? {
    let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let items = counted(subviews.items)
    if key.lengthFraction == nil || items.contains(where: { $0.explicitGuides.mayContain(key) }) {
      return nil
    }
    return union(of: items) { $0.knownRange(along: axis) }
  }

  public func _isUnbounded(along axis: Axis, subviews: Subviews) -> Bool? {
    let answers = counted(subviews.items).map { $0.isUnbounded(along: axis) }
    if answers.contains(true) { return true }
    return answers.allSatisfy { $0 == false } ? false : nil
  }

  /// The children are taken as flush: guides of their own move both ends of the range alike.
  public func _range(
    along axis: Axis, across cross: CGFloat?, subviews: Subviews, cache: inout Void
  ) -> _LengthRange? {
    union(of: counted(subviews.items)) { $0.lengthRange(along: axis, across: cross) }
  }

  public func _rangeDependsOnCross(_ axis: Axis, subviews: Subviews) -> Bool {
    counted(subviews.items).contains { $0.rangeDependsOnCross(axis) }
  }

  private func counted(_ items: [LayoutItem]) -> [LayoutItem] {
    let highest = items.map(\.priority).max()
    return items.filter { $0.priority == highest }
  }

  private func union(of items: [LayoutItem], range: (LayoutItem) -> LengthRange?) -> LengthRange? {
    var result: LengthRange?
    for item in items {
      guard let next = range(item) else { return nil }
      result = result?.union(next) ?? next
    }
    return result ?? LengthRange(rigid: 0)
  }

  public var _setsGuides: Bool { false }
}

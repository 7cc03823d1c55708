import Geometry

/// The views that a layout arranges, as proxies.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  public var layoutDirection: LayoutDirection
  package let recorder: PlacementRecorder
  package let range: Range<Int>
  /// Positions in the recorder, when a slice picks them out of order.
  private let picked: [Int]?

  package init(recorder: PlacementRecorder, layoutDirection: LayoutDirection) {
    self.recorder = recorder
    self.layoutDirection = layoutDirection
    range = 0..<recorder.items.count
    picked = nil
  }

  private init(
    recorder: PlacementRecorder, layoutDirection: LayoutDirection, range: Range<Int>, picked: [Int]?
  ) {
    self.recorder = recorder
    self.layoutDirection = layoutDirection
    self.range = range
    self.picked = picked
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(recorder: recorder, index: picked?[index] ?? index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      recorder: recorder, layoutDirection: layoutDirection, range: bounds, picked: picked)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let positions = indices.map { picked?[$0] ?? $0 }
    return LayoutSubviews(
      recorder: recorder, layoutDirection: layoutDirection, range: 0..<positions.count,
      picked: positions)
  }

  /// The items in order, at positions from zero.
  package var items: [LayoutItem] {
    if let picked { return range.map { recorder.items[picked[$0]] } }
    return range.count == recorder.items.count ? recorder.items : Array(recorder.items[range])
  }

  /// The child of a layout of one child.
  package var onlyItem: LayoutItem? {
    if range.isEmpty { return nil }
    return recorder.items[picked?[range.lowerBound] ?? range.lowerBound]
  }

  /// Writes down a placement for the subview at a position from zero.
  package func record(_ placement: ChildPlacement, at position: Int) {
    let index = range.lowerBound + position
    recorder.place(placement, at: picked?[index] ?? index)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.recorder === rhs.recorder && lhs.range == rhs.range && lhs.picked == rhs.picked
      && lhs.layoutDirection == rhs.layoutDirection
  }

  /// The explicit values of a guide among the subviews as placed by `place`, merged.
  package func mergedGuide(_ key: AlignmentKey, axis: Axis, place: () -> Void) -> CGFloat? {
    guard contains(where: { $0.item.explicitGuides.mayContain(key) }) else { return nil }
    let placements = recorder.recordApart(place)
    var result: CGFloat?
    var count = 0
    for subview in self {
      let placement = placements[subview.index]
      guard !placement.isMissing,
        let value = subview.item.explicitGuide(key, in: placement.proposal)
      else { continue }
      key.id._combineExplicit(childValue: value + placement.origin[axis], count, into: &result)
      count += 1
    }
    return result
  }
}

/// A proxy for one view that a layout arranges.
public struct LayoutSubview: Equatable {
  package let recorder: PlacementRecorder
  package let index: Int

  package var item: LayoutItem { recorder.items[index] }

  /// Served before subviews of lower priority when length is scarce.
  public var priority: Double { item.priority }

  /// The distances that the subview prefers.
  public var spacing: ViewSpacing { item.spacing }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { item.layoutValue(key) }

  /// The size that the subview chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    item.size(for: proposal.sanitized)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(in: proposal.sanitized)
  }

  /// Puts the subview's anchor point at a position, in the coordinates of the layout's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let proposal = proposal.sanitized
    let size = item.size(for: proposal).finite
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    recorder.place(
      ChildPlacement(origin: origin.finite, proposal: proposal, size: size), at: index)
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.recorder === rhs.recorder && lhs.index == rhs.index
  }
}

extension CGPoint {
  /// The point with coordinates that are no finite numbers set to zero.
  package var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

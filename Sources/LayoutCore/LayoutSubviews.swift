import Geometry

/// The views that a layout arranges, as proxies.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  public var layoutDirection: LayoutDirection
  private let selection: SubviewSelection
  package let range: Range<Int>

  private var recorder: PlacementRecorder { selection.recorder }

  init(_ selection: SubviewSelection, layoutDirection: LayoutDirection) {
    self.init(selection, layoutDirection: layoutDirection, range: 0..<selection.count)
  }

  private init(
    _ selection: SubviewSelection, layoutDirection: LayoutDirection, range: Range<Int>
  ) {
    self.selection = selection
    self.layoutDirection = layoutDirection
    self.range = range
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(recorder: recorder, index: selection[index])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(selection, layoutDirection: layoutDirection, range: bounds)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      SubviewSelection(recorder, positions: indices.map { selection[$0] }),
      layoutDirection: layoutDirection)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.recorder === rhs.recorder && lhs.range == rhs.range
      && lhs.selection.positions == rhs.selection.positions
      && lhs.layoutDirection == rhs.layoutDirection
  }

  /// The items in order, at positions from zero.
  package var items: [LayoutItem] {
    if selection.positions == nil, range.count == recorder.items.count { return recorder.items }
    return range.map { recorder.items[selection[$0]] }
  }

  /// The child of a layout of one child.
  package var onlyItem: LayoutItem? {
    range.isEmpty ? nil : recorder.items[selection[range.lowerBound]]
  }

  /// Writes down a placement for the subview at a position from zero.
  package func record(_ placement: ChildPlacement, at position: Int) {
    recorder.place(placement, at: selection[range.lowerBound + position])
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

/// The children of a layout, all or some of them in an order. One reference, for the proxies are
/// handed around all the time.
final class SubviewSelection {
  let recorder: PlacementRecorder
  /// Positions in the recorder; `nil` for all in order.
  let positions: [Int]?

  init(_ recorder: PlacementRecorder, positions: [Int]? = nil) {
    self.recorder = recorder
    self.positions = positions
  }

  var count: Int { positions?.count ?? recorder.items.count }

  subscript(index: Int) -> Int { positions?[index] ?? index }
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

import Geometry

/// Arranges views in rows and columns. Rules G6, G7 and R6, GT-21.
///
/// - Proposal: a cell the width of its columns and the height of its row.
/// - Size: the columns and rows with the distances between them, in points.
/// - Placement: a cell's view by its anchor, else by the column's and the row's alignment.
///
/// Coverage: complete. Verified: recorded (grid/*).
public struct GridLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = _GridCache

  /// Points between columns by default (rule G6).
  static let defaultGap: CGFloat = 8

  /// The alignment of cells whose column or row has none of its own.
  public var alignment: Alignment
  /// Points between columns; `nil` for 8.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` for the distance that each pair of rows prefers.
  public var verticalSpacing: CGFloat?

  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func makeCache(subviews: Subviews) -> _GridCache {
    GridCache(layout: self, subviews: subviews)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridCache)
    -> CGSize
  {
    if cache.rows.isEmpty { return .zero }
    let solution = solve(proposal.sanitized, cache: &cache)
    return CGSize(
      width: solution.widths.reduce(cache.totalGap, +),
      height: solution.heights.reduce(cache.totalDistance, +))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridCache
  ) {
    let solution = solve(proposal.sanitized, cache: &cache)
    var starts: [CGFloat] = []
    var x = bounds.origin.x
    for width in solution.widths {
      starts.append(x)
      x += width + cache.gap
    }
    var y = bounds.origin.y
    for (row, height) in zip(cache.rows, solution.heights) {
      y += row.distance
      let line = GridRowLine(row: row, height: height, widths: solution.widths, cache: cache)
      for index in row.cells {
        let cell = cache.cells[index]
        var placement = line.placement(
          of: cell, aligned: horizontalAlignment(of: cell, cache: cache))
        placement.origin.x += starts[cell.column]
        placement.origin.y += y
        placement.origin = placement.origin.finite
        subviews.record(placement, at: index)
      }
      y += height
    }
  }

  /// Rule R6: a cell that spans several columns keeps to the grid's alignment.
  private func horizontalAlignment(of cell: GridCache.Cell, cache: GridCache)
    -> HorizontalAlignment
  {
    if cell.span > 1 { return alignment.horizontal }
    return cache.columnAlignments[cell.column] ?? alignment.horizontal
  }

  /// Outwards a grid keeps the distances of its outer rows above and below, of all cells at the
  /// sides, as a stack of rows does (rule D4).
  public func spacing(subviews: Subviews, cache: inout _GridCache) -> ViewSpacing {
    let items = subviews.items
    guard let first = cache.rows.first, let last = cache.rows.last else { return .zero }
    var result = ViewSpacing.zero
    result.top = GridCache.edge(.top, of: items[first.cells])
    result.bottom = GridCache.edge(.bottom, of: items[last.cells])
    result.leading = GridCache.edge(.leading, of: items[...])
    result.trailing = GridCache.edge(.trailing, of: items[...])
    return result
  }

  public func _isUnbounded(along axis: Axis, subviews: Subviews) -> Bool? {
    var isKnown = true
    for item in subviews.items
    where !item.layoutValue(GridCellUnsizedAxesKey.self).contains(Axis.Set(axis)) {
      switch item.isUnbounded(along: axis) {
      case true?: return true
      case false?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  public func _rangeDependsOnCross(_ axis: Axis, subviews: Subviews) -> Bool {
    subviews.items.contains { $0.rangeDependsOnCross(axis) }
  }

  public var _setsGuides: Bool { false }
}

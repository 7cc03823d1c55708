import Geometry

/// The widths of a grid's columns, and with them the heights of its rows.
extension GridLayout {
  func solve(_ proposal: ProposedViewSize, cache: inout GridCache) -> GridCache.Solution {
    if let known = cache.solution, known.proposal == proposal { return known }
    var solution = GridCache.Solution(proposal: proposal)
    solution.widths = widths(for: proposal.width, cache: cache)
    solution.heights = heights(for: proposal.height, widths: solution.widths, cache: cache)
    cache.solution = solution
    return solution
  }

  // MARK: Columns

  /// Rule G6: a column is as wide as its widest cell of one column; columns share a given width.
  private func widths(for proposed: CGFloat?, cache: GridCache) -> [CGFloat] {
    var columns: [[LayoutItem]] = Array(repeating: [], count: cache.columnCount)
    for cell in cache.cells where cell.span == 1 && cell.sizes(.horizontal) {
      columns[cell.column].append(cell.item)
    }
    func answer(_ column: Int, _ share: CGFloat?) -> CGFloat {
      columns[column].reduce(0) {
        max($0, $1.size(for: ProposedViewSize(width: share, height: nil)).width)
      }
    }
    var widths: [CGFloat]
    if let proposed, proposed.isFinite {
      widths = TrackDistribution.lengths(
        sharing: max(0, proposed - cache.totalGap),
        among: columns.map { Self.range($0, along: .horizontal, across: nil) }, answer: answer)
    } else {
      widths = columns.indices.map { answer($0, proposed) }
    }
    for cell in cache.cells where cell.span > 1 && cell.sizes(.horizontal) {
      widen(&widths, for: cell, proposed: proposed, cache: cache)
    }
    return widths
  }

  /// Rule G7: what a cell of several columns needs beyond them is divided equally among them.
  private func widen(
    _ widths: inout [CGFloat], for cell: GridCache.Cell, proposed: CGFloat?, cache: GridCache
  ) {
    let own = cache.width(of: cell, in: widths)
    let all = widths.reduce(cache.totalGap, +)
    let share = proposed.map { max(own, own + $0 - all) }
    let answer = cell.item.size(
      for: ProposedViewSize(width: share?.isNaN == true ? .infinity : share, height: nil)
    ).width
    guard answer > own else { return }
    for column in cell.columns { widths[column] += (answer - own) / CGFloat(cell.span) }
  }

  // MARK: Rows

  /// Rule G6: a row is as high as its cells aligned on its guide; rows share a given height.
  private func heights(for proposed: CGFloat?, widths: [CGFloat], cache: GridCache) -> [CGFloat] {
    func answer(_ row: Int, _ share: CGFloat?) -> CGFloat {
      height(of: cache.rows[row], for: share, widths: widths, cache: cache)
    }
    guard let proposed, proposed.isFinite else {
      return cache.rows.indices.map { answer($0, proposed) }
    }
    let available = max(0, proposed - cache.totalDistance)
    if cache.rows.count == 1 { return [answer(0, available)] }
    let ranges = cache.rows.map { row in
      cache.cells[row.cells].reduce(LengthRange(rigid: 0)) { range, cell in
        guard cell.sizes(.vertical) else { return range }
        let across = cache.width(of: cell, in: widths)
        return range.union(cell.item.lengthRange(along: .vertical, across: across))
      }
    }
    return TrackDistribution.lengths(sharing: available, among: ranges, answer: answer)
  }

  private func height(
    of row: GridCache.Row, for share: CGFloat?, widths: [CGFloat], cache: GridCache
  ) -> CGFloat {
    var before: CGFloat = 0
    var after: CGFloat = 0
    for cell in cache.cells[row.cells] where cell.sizes(.vertical) {
      let proposal = ProposedViewSize(width: cache.width(of: cell, in: widths), height: share)
      let height = cell.item.size(for: proposal).height
      if height == .infinity { return .infinity }
      let guide = cell.item.guide(row.alignment.key, in: proposal)
      before = max(before, guide)
      after = max(after, height - guide)
    }
    return before + after
  }

  private static func range(
    _ items: [LayoutItem], along axis: Axis, across cross: CGFloat?
  ) -> LengthRange {
    items.reduce(LengthRange(rigid: 0)) {
      $0.union($1.lengthRange(along: axis, across: cross))
    }
  }
}

/// One row of a grid, for placing its cells.
struct GridRowLine {
  let height: CGFloat
  private let widths: [CGFloat]
  private let cache: GridCache
  private let alignment: VerticalAlignment
  /// How far the row's guide lies below its top.
  private var guide: CGFloat = 0

  init(row: GridCache.Row, height: CGFloat, widths: [CGFloat], cache: GridCache) {
    self.height = height
    self.widths = widths
    self.cache = cache
    alignment = row.alignment
    for cell in cache.cells[row.cells] where cell.sizes(.vertical) && cell.anchor == nil {
      guide = max(guide, cell.item.guide(alignment.key, in: proposal(for: cell)))
    }
  }

  private func proposal(for cell: GridCache.Cell) -> ProposedViewSize {
    ProposedViewSize(width: cache.width(of: cell, in: widths), height: height)
  }

  /// The placement of a cell's view from the top leading corner of the cell.
  func placement(of cell: GridCache.Cell, aligned horizontal: HorizontalAlignment)
    -> ChildPlacement
  {
    let proposal = proposal(for: cell)
    let space = proposal.replacingUnspecifiedDimensions(by: .zero)
    var placement = cell.item.placement(
      for: proposal, aligned: Alignment(horizontal: horizontal, vertical: alignment), in: space)
    if let anchor = cell.anchor {
      placement.origin = CGPoint(
        x: anchor.x * (space.width - placement.size.width),
        y: anchor.y * (space.height - placement.size.height))
    } else if cell.sizes(.vertical) {
      placement.origin.y = guide - cell.item.guide(alignment.key, in: proposal)
    }
    return placement
  }
}

extension LayoutItem {
  /// A guide's value for a proposal, zero where it is not a finite number.
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    let value = dimensions(in: proposal)[key]
    return value.isFinite ? value : 0
  }
}

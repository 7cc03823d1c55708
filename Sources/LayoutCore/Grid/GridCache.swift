import Geometry

package typealias GridCache = _GridCache

/// The cells, rows and columns of a grid, and its last solution.
public struct _GridCache {
  struct Cell {
    let item: LayoutItem
    let column: Int
    /// Columns; at least one.
    let span: Int
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?

    var columns: Range<Int> { column..<column + span }
    func sizes(_ axis: Axis) -> Bool { !unsizedAxes.contains(Axis.Set(axis)) }
  }

  struct Row {
    /// Positions of the row's cells among all.
    let cells: Range<Int>
    let alignment: VerticalAlignment
    /// Points from the row above; zero for the first.
    var distance: CGFloat = 0
  }

  /// The column widths and row heights for a proposal, in points.
  struct Solution {
    let proposal: ProposedViewSize
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
  }

  let cells: [Cell]
  let rows: [Row]
  let columnCount: Int
  /// The alignment of each column that has one of its own.
  let columnAlignments: [HorizontalAlignment?]
  /// Points between columns.
  let gap: CGFloat
  var solution: Solution?

  init(layout: GridLayout, subviews: LayoutSubviews) {
    let items = subviews.items
    let groups = Self.rows(of: items)
    let columnCount = max(1, groups.map { Self.columnCount(of: items[$0]) }.max() ?? 1)
    var cells: [Cell] = []
    var rows: [Row] = []
    var alignments: [HorizontalAlignment?] = Array(repeating: nil, count: columnCount)
    for group in groups {
      let membership = items[group.lowerBound].layoutValue(GridRowKey.self)
      var column = 0
      for item in items[group] {
        let span = membership == nil ? columnCount : Self.span(of: item)
        cells.append(
          Cell(
            item: item, column: column, span: span,
            unsizedAxes: item.layoutValue(GridCellUnsizedAxesKey.self),
            anchor: item.layoutValue(GridCellAnchorKey.self)))
        if alignments[column] == nil {
          alignments[column] = item.layoutValue(GridColumnAlignmentKey.self)
        }
        column += span
      }
      rows.append(
        Row(cells: group, alignment: membership?.alignment ?? layout.alignment.vertical))
    }
    self.cells = cells
    self.rows = Self.withDistances(rows, of: items, explicit: layout.verticalSpacing)
    self.columnCount = columnCount
    columnAlignments = alignments
    gap = layout.horizontalSpacing.flatMap { $0.isFinite ? $0 : nil } ?? GridLayout.defaultGap
  }

  /// Neighbours of one row together; views outside rows each for themselves.
  private static func rows(of items: [LayoutItem]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var last: ObjectIdentifier?
    for index in items.indices {
      let row = items[index].layoutValue(GridRowKey.self)?.row
      if let row, row == last, let group = result.last {
        result[result.count - 1] = group.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
      last = row
    }
    return result
  }

  /// More columns than anyone counts come only from a span gone wrong.
  private static let maximumSpan = 1000

  private static func span(of item: LayoutItem) -> Int {
    max(1, min(item.layoutValue(GridCellColumnsKey.self), maximumSpan))
  }

  private static func columnCount(of cells: ArraySlice<LayoutItem>) -> Int {
    guard cells.first?.layoutValue(GridRowKey.self) != nil else { return 1 }
    return cells.reduce(0) { $0 + span(of: $1) }
  }

  /// Rule G6: the distance between two rows is as in a stack of rows.
  private static func withDistances(
    _ rows: [Row], of items: [LayoutItem], explicit: CGFloat?
  ) -> [Row] {
    var rows = rows
    for index in rows.indices.dropFirst() {
      if let explicit, explicit.isFinite {
        rows[index].distance = explicit
      } else {
        rows[index].distance = EdgeSpacing.distance(
          from: edge(.bottom, of: items[rows[index - 1].cells]),
          to: edge(.top, of: items[rows[index].cells]))
      }
    }
    return rows
  }

  static func edge(_ edge: Edge, of items: ArraySlice<LayoutItem>) -> EdgeSpacing {
    items.dropFirst().reduce(items.first?.spacing(edge) ?? .zero) {
      $0.union($1.spacing(edge))
    }
  }

  var totalGap: CGFloat { gap * CGFloat(columnCount - 1) }
  var totalDistance: CGFloat { rows.reduce(0) { $0 + $1.distance } }

  /// The width of a cell in given columns.
  func width(of cell: Cell, in widths: [CGFloat]) -> CGFloat {
    widths[cell.columns].reduce(gap * CGFloat(cell.span - 1), +)
  }
}

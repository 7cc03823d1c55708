import Geometry
import LayoutCore

/// A cell of a lazy grid, built or not.
enum LazyCell {
  case built(LazyItem, of: LazyRows?)
  case unbuilt(LazyRows, row: Int)
}

/// Rows in succession of which none is built, as lines of equal guessed length.
struct LazyGap {
  let rows: LazyRows
  /// Cells of the rows that lie in the line before: the gap starts with the next one.
  let firstCell: Int
  let lineCount: Int
  let cellsPerLine: Int
  let cellsPerRow: Int

  /// The rows that have cells in some of the lines.
  func rows(ofLines lines: Range<Int>) -> Range<Int> {
    let first = firstCell + lines.lowerBound * cellsPerLine
    let end = firstCell + lines.upperBound * cellsPerLine
    return first / cellsPerRow..<min(rows.count, (end + cellsPerRow - 1) / cellsPerRow)
  }
}

/// One line of lazy content, or a gap of several.
struct LazyLine {
  enum Content {
    /// One view across all tracks: a view of a stack, a header, a footer.
    case single(LazyItem)
    case cells([LazyCell])
    case gap(LazyGap)
  }

  var content: Content
  var section: LazySection?
  /// Points from the start of the content.
  var origin: CGFloat = 0
  var length: CGFloat = 0
  /// The length and distance of one line of a gap.
  var pitch: CGFloat = 0

  var end: CGFloat { origin + length }

  /// Whether something of the line shows in an interval; a line of no length shows at its edges.
  func shows(in interval: ClosedRange<CGFloat>) -> Bool {
    length > 0
      ? end > interval.lowerBound && origin < interval.upperBound
      : interval.contains(origin)
  }

  /// A view whose wishes of distance stand for the line's.
  var sample: LazyItem? {
    switch content {
    case .single(let item): item
    case .gap(let gap): gap.rows.sample
    case .cells: nil
    }
  }

  /// The views of the line that have been built.
  var builtItems: [LazyItem] {
    switch content {
    case .single(let item): [item]
    case .gap: []
    case .cells(let cells):
      cells.compactMap { if case .built(let item, _) = $0 { item } else { nil } }
    }
  }

  var spacing: ViewSpacing { sample?.node.spacing ?? ViewSpacing() }
}

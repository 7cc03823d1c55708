import Geometry

/// Breaks lazy content into lines: cells flow from track to track, sections and their headers and
/// footers begin lines of their own (rule G4).
struct LazyLineBuilder {
  /// The lines of one built row, where rows are blocks of whole lines.
  struct Span {
    let rows: LazyRows
    let lines: Range<Int>
  }

  let cellsPerLine: Int
  private(set) var lines: [LazyLine] = []
  private(set) var spans: [Span] = []
  private var openCells: [LazyCell] = []
  private var openSection: LazySection?

  init(cellsPerLine: Int, isStack: Bool, parts: [LazyPart]) {
    self.cellsPerLine = max(1, cellsPerLine)
    self.isStack = isStack
    append(parts, of: nil)
    closeLine()
  }

  private let isStack: Bool

  private mutating func append(_ parts: [LazyPart], of rows: LazyRows?) {
    for part in parts {
      switch part {
      case .item(let item) where isStack || item.role != .cell:
        closeLine()
        lines.append(LazyLine(content: .single(item), section: item.section))
      case .item(let item): append(.built(item, of: rows), in: item.section)
      case .rows(let rows): append(rows)
      }
    }
  }

  private mutating func append(_ rows: LazyRows) {
    let areBlocks = isStack || rows.holdsSections
    var next = 0
    for index in rows.builtIndices {
      appendGap(rows, next..<index, areBlocks: areBlocks)
      if areBlocks { closeLine() }
      let start = lines.count
      append(rows.runs[index] ?? [], of: areBlocks ? nil : rows)
      if areBlocks {
        closeLine()
        spans.append(Span(rows: rows, lines: start..<lines.count))
      }
      next = index + 1
    }
    appendGap(rows, next..<rows.count, areBlocks: areBlocks)
  }

  private mutating func appendGap(_ rows: LazyRows, _ range: Range<Int>, areBlocks: Bool) {
    guard !range.isEmpty else { return }
    guard !areBlocks else {
      return appendGap(rows, firstCell: range.lowerBound, lineCount: range.count, 1, 1)
    }
    let cellsPerRow = rows.cellsPerRow
    var cell = range.lowerBound * cellsPerRow
    let end = range.upperBound * cellsPerRow
    while cell < end, !openCells.isEmpty {
      append(.unbuilt(rows, row: cell / cellsPerRow), in: rows.section)
      cell += 1
    }
    let lineCount = (end - cell) / cellsPerLine
    if lineCount > 0 {
      appendGap(rows, firstCell: cell, lineCount: lineCount, cellsPerLine, cellsPerRow)
      cell += lineCount * cellsPerLine
    }
    while cell < end {
      append(.unbuilt(rows, row: cell / cellsPerRow), in: rows.section)
      cell += 1
    }
  }

  private mutating func appendGap(
    _ rows: LazyRows, firstCell: Int, lineCount: Int, _ cellsPerLine: Int, _ cellsPerRow: Int
  ) {
    closeLine()
    let gap = LazyGap(
      rows: rows, firstCell: firstCell, lineCount: lineCount, cellsPerLine: cellsPerLine,
      cellsPerRow: cellsPerRow)
    lines.append(LazyLine(content: .gap(gap), section: rows.section))
  }

  private mutating func append(_ cell: LazyCell, in section: LazySection?) {
    if section !== openSection { closeLine() }
    openSection = section
    openCells.append(cell)
    if openCells.count == cellsPerLine { closeLine() }
  }

  private mutating func closeLine() {
    guard !openCells.isEmpty else { return }
    lines.append(LazyLine(content: .cells(openCells), section: openSection))
    openCells = []
  }
}

import Geometry
import LayoutCore
import ViewCore

extension LazyNode {
  /// The frame of a row or view, where it lies or would lie if it were built; in this node's space.
  @MainActor func frame(of query: ScrollQuery, searching: (ViewNode) -> CGRect?) -> CGRect? {
    if let found = frame(ofRowWithID: query) { return found }
    for item in parts.allItems {
      if let found = searching(item.node) { return frame(of: found, in: item) }
    }
    return buildUntilFound(query, searching)
  }

  /// The nth view or row, from 1; a row that is not built counts as one view.
  func frame(ofRow number: Int) -> CGRect? {
    var left = number
    for line in currentArrangement.lines {
      switch line.content {
      case .single:
        left -= 1
        if left == 0 { return frame(along: line.origin, line.length) }
      case .cells(let cells):
        left -= cells.count
        if left <= 0 { return frame(along: line.origin, line.length) }
      case .gap(let gap):
        let cells = gap.lineCount * gap.cellsPerLine
        if left > cells {
          left -= cells
        } else {
          let index = (left - 1) / gap.cellsPerLine
          return frame(along: line.origin + CGFloat(index) * line.pitch, line.lineLength)
        }
      }
    }
    return nil
  }

  private var currentArrangement: LazyArrangement {
    arrangement(across: across(placedProposal ?? .unspecified))
  }

  @MainActor private func frame(ofRowWithID query: ScrollQuery) -> CGRect? {
    for rows in parts.allRows {
      guard let index = (0..<rows.count).first(where: { query.matches(rows.source.rowID(at: $0)) })
      else { continue }
      if let run = rows.runs[index] { return frame(around: run.allItems) }
      for line in currentArrangement.lines {
        if case .gap(let gap) = line.content, gap.rows === rows {
          let first = gap.firstCell / gap.cellsPerRow
          let offset = (index * gap.cellsPerRow - gap.firstCell) / gap.cellsPerLine
          guard index >= first, offset < gap.lineCount else { continue }
          return frame(along: line.origin + CGFloat(max(0, offset)) * line.pitch, line.lineLength)
        }
        if case .cells(let cells) = line.content,
          cells.contains(where: { $0.isRow(index, of: rows) })
        {
          return frame(along: line.origin, line.length)
        }
      }
    }
    return nil
  }

  /// The rectangle around the lines of some views.
  private func frame(around items: [LazyItem]) -> CGRect? {
    let frames = items.compactMap { line(of: $0.node).map { frame(along: $0.origin, $0.length) } }
    return frames.isEmpty ? nil : frames.reduce(.null) { $0.union($1) }
  }

  private func line(of node: ViewNode) -> LazyLine? {
    currentArrangement.lines.first { line in
      switch line.content {
      case .single(let item): item.node === node
      case .cells(let cells):
        cells.contains { if case .built(let item, _) = $0 { item.node === node } else { false } }
      case .gap: false
      }
    }
  }

  /// A frame in a view's space as one in this node's: the view may be pinned or not placed, so its
  /// line counts.
  private func frame(of inner: CGRect, in item: LazyItem) -> CGRect? {
    guard let line = line(of: item.node) else { return nil }
    let whole = frame(along: line.origin, line.length)
    guard item.node.placedProposal != nil else { return whole }
    var origin = item.node.origin
    if item.role != .cell { origin[flow.axis] = whole.origin[flow.axis] }
    return inner.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The whole length across, at a place along the axis; left-based.
  private func frame(along origin: CGFloat, _ length: CGFloat) -> CGRect {
    if flow.axis == .vertical {
      return CGRect(x: 0, y: origin, width: placedSize.width, height: length)
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? placedSize.width - origin - length : origin
    return CGRect(x: x, y: 0, width: length, height: placedSize.height)
  }

  /// Rows built at a time while an explicit id is looked for.
  private static let searchStride = 64

  /// Builds row after row where built rows carry explicit ids, until one of them is the wanted one.
  @MainActor private func buildUntilFound(
    _ query: ScrollQuery, _ searching: (ViewNode) -> CGRect?
  ) -> CGRect? {
    var known = Set(parts.allItems.map { ObjectIdentifier($0.node) })
    while let rows = parts.allRows.first(where: { $0.builtIndices.count < $0.count && $0.hasIDs }) {
      let unbuilt = (0..<rows.count).lazy.filter { rows.runs[$0] == nil }
      guard build([(rows, Array(unbuilt.prefix(Self.searchStride)))]) else { return nil }
      for item in parts.allItems where known.insert(ObjectIdentifier(item.node)).inserted {
        if let found = searching(item.node) { return frame(of: found, in: item) }
      }
    }
    return nil
  }
}

extension LazyLine {
  /// The length of one line of a gap, without the distance to the next.
  fileprivate var lineLength: CGFloat {
    guard case .gap(let gap) = content, gap.lineCount > 0 else { return length }
    return max(0, length - pitch * CGFloat(gap.lineCount - 1))
  }
}

extension LazyCell {
  fileprivate func isRow(_ index: Int, of rows: LazyRows) -> Bool {
    guard case .unbuilt(let own, let row) = self else { return false }
    return own === rows && row == index
  }
}

extension LazyRows {
  /// Whether the first built row holds explicit ids: then others may, too.
  @MainActor fileprivate var hasIDs: Bool {
    guard let first = builtIndices.first, let row = source.builtRow(at: first) else { return false }
    return row.holdsIdentity
  }
}

extension ViewNode {
  @MainActor fileprivate var holdsIdentity: Bool {
    self is IdentityNode || structuralChildren.contains { $0.holdsIdentity }
  }
}

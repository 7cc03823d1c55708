import Geometry

/// Where pinned headers and footers lie along the axis, by the index of their line (rule G5).
///
/// A header stays at the start of the viewport over its own lines and leaves with its section's end.
/// One that is longer than the viewport first comes up to its end. A footer stays at the end of the
/// viewport as soon as a line of its section shows.
struct LazyPins {
  private(set) var origins: [Int: CGFloat] = [:]

  init(
    _ arrangement: LazyArrangement, _ pinnedViews: PinnedScrollableViews,
    edges: ClosedRange<CGFloat>?
  ) {
    guard let edges else { return }
    var index = 0
    let lines = arrangement.lines
    while index < lines.count {
      let start = index
      let section = lines[index].section
      repeat { index += 1 } while index < lines.count && lines[index].section === section
      guard section != nil else { continue }
      pin(lines[start..<index], pinnedViews, edges)
    }
  }

  private mutating func pin(
    _ lines: ArraySlice<LazyLine>, _ pinnedViews: PinnedScrollableViews,
    _ edges: ClosedRange<CGFloat>
  ) {
    guard let end = lines.last?.end else { return }
    for (index, line) in zip(lines.indices, lines) {
      guard case .single(let item) = line.content else { continue }
      if item.role == .header, pinnedViews.contains(.sectionHeaders) {
        let edge = min(edges.lowerBound, edges.upperBound - line.length)
        origins[index] = max(line.origin, min(edge, end - line.length))
      } else if item.role == .footer, pinnedViews.contains(.sectionFooters) {
        let showsLine = lines.contains { $0.isContent && $0.origin < edges.upperBound }
        let edge = max(edges.upperBound - line.length, edges.lowerBound)
        origins[index] = showsLine ? min(line.origin, edge) : line.origin
      }
    }
  }
}

extension LazyLine {
  /// Whether the line is neither header nor footer.
  fileprivate var isContent: Bool {
    guard case .single(let item) = content else { return true }
    return item.role == .cell
  }
}

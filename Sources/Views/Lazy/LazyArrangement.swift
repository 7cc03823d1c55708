import Geometry
import LayoutCore

/// Where the lines of lazy content lie for one length across; rows that are not built are taken to
/// be as long as the built ones on average.
struct LazyArrangement {
  let flow: LazyFlow
  /// Points across the axis; `nil` without a proposal.
  let across: CGFloat?
  let tracks: LazyGridTracks?
  private(set) var lines: [LazyLine]

  /// Points along the axis.
  var length: CGFloat { lines.last?.end ?? 0 }

  init(_ parts: [LazyPart], flow: LazyFlow, across: CGFloat?) {
    self.flow = flow
    self.across = across
    tracks = flow.tracks(across: across)
    let builder = LazyLineBuilder(
      cellsPerLine: tracks?.tracks.count ?? 1, isStack: tracks == nil, parts: parts)
    lines = builder.lines
    for index in lines.indices { lines[index].length = builtLength(of: lines[index]) }
    guessLines()
    assignOrigins()
    // Each round settles the rows one level further out.
    for _ in 0..<Self.nestingLimit where guessRows(builder.spans) { assignOrigins() }
  }

  /// How deep rows in rows are guessed: each level of `ForEach` in `ForEach` takes a round.
  private static let nestingLimit = 8

  // MARK: Measuring

  /// What a view of a line is proposed: the line's or track's length across, nothing along.
  func proposal(across length: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(nil, along: flow.axis, across: length)
  }

  func proposal(forCell track: Int) -> ProposedViewSize {
    proposal(across: tracks?.tracks[track].length)
  }

  private func builtLength(of line: LazyLine) -> CGFloat {
    switch line.content {
    case .single(let item): item.node.size(for: proposal(across: across)).finite[flow.axis]
    case .gap: 0
    case .cells(let cells):
      cells.enumerated().reduce(0) { length, cell in
        guard case .built(let item, _) = cell.element else { return length }
        return max(length, item.node.size(for: proposal(forCell: cell.offset)).finite[flow.axis])
      }
    }
  }

  /// The length across that the content has by itself.
  var naturalAcross: CGFloat {
    if let tracks { return tracks.length }
    return lines.reduce(0) { length, line in
      guard case .single(let item) = line.content else { return length }
      return max(length, item.node.size(for: proposal(across: across)).finite[flow.axis.other])
    }
  }

  // MARK: Guessing

  /// Sets the length of lines in which no cell is built, from those in which some are.
  private mutating func guessLines() {
    var known: [ObjectIdentifier: (rows: LazyRows, mean: Mean)] = [:]
    for line in lines {
      guard case .cells(let cells) = line.content else { continue }
      for case .built(_, of: let rows?) in cells {
        known[ObjectIdentifier(rows), default: (rows, Mean())].mean.add(line.length)
      }
    }
    for entry in known.values {
      entry.rows.linePitch =
        entry.mean.value + flow.distance(from: ViewSpacing(), to: ViewSpacing())
    }
    for index in lines.indices {
      guard case .cells(let cells) = lines[index].content, case .unbuilt(let rows, _) = cells[0],
        lines[index].length == 0
      else { continue }
      lines[index].length =
        max(0, rows.linePitch - flow.distance(from: ViewSpacing(), to: ViewSpacing()))
    }
  }

  private mutating func assignOrigins() {
    var position: CGFloat = 0
    for index in lines.indices {
      if index > 0 {
        position += flow.distance(from: lines[index - 1].spacing, to: lines[index].spacing)
      }
      if case .gap(let gap) = lines[index].content {
        let own = lines[index].spacing
        let distance = flow.distance(from: own, to: own)
        let areBlocks = flow.tracks == nil || gap.rows.holdsSections
        lines[index].pitch = areBlocks ? gap.rows.rowPitch : gap.rows.linePitch
        lines[index].length = max(0, lines[index].pitch * CGFloat(gap.lineCount) - distance)
      }
      lines[index].origin = position
      position += lines[index].length
    }
  }

  /// Takes the mean of the built rows of each `ForEach`; whether any has changed.
  private mutating func guessRows(_ spans: [LazyLineBuilder.Span]) -> Bool {
    var means: [ObjectIdentifier: (rows: LazyRows, mean: Mean)] = [:]
    for span in spans {
      var pitch: CGFloat = 0
      if let first = span.lines.first, let last = span.lines.last {
        pitch =
          lines[last].end - lines[first].origin
          + flow.distance(from: lines[last].spacing, to: lines[first].spacing)
      }
      means[ObjectIdentifier(span.rows), default: (span.rows, Mean())].mean.add(pitch)
    }
    var hasChanged = false
    for entry in means.values where entry.rows.rowPitch != entry.mean.value {
      entry.rows.rowPitch = entry.mean.value
      hasChanged = true
    }
    return hasChanged
  }
}

/// The mean of lengths; exact where all are equal but for rounding.
private struct Mean {
  private var sum: CGFloat = 0
  private var count: CGFloat = 0
  private var least = CGFloat.infinity
  private var greatest: CGFloat = 0
  private static let tolerance: CGFloat = 1e-6

  mutating func add(_ length: CGFloat) {
    sum += length
    count += 1
    least = min(least, length)
    greatest = max(greatest, length)
  }

  var value: CGFloat {
    if count == 0 { return 0 }
    return greatest - least < Self.tolerance ? least : sum / count
  }
}

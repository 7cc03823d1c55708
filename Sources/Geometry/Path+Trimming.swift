extension Path {
  /// The part between two fractions of the length over all subpaths (RULES H11). 0 to 1 and beyond
  /// is the path itself; a range that is empty or not a number gives an empty path.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to, to > 0, from < 1 else { return Path() }
    if from <= 0, to >= 1 { return self }
    let parts = subpaths.map { (subpath: $0, lengths: $0.lengths) }
    let total = parts.reduce(0) { $0 + $1.lengths.reduce(0, +) }
    guard total > 0, total.isFinite else { return Path() }
    let range = (start: max(from, 0) * total, end: min(to, 1) * total)
    let tolerance = total * 1e-9
    var elements: [Element] = []
    var passed: CGFloat = 0
    for (subpath, lengths) in parts {
      let length = lengths.reduce(0, +)
      defer { passed += length }
      if range.start <= passed + tolerance, range.end >= passed + length - tolerance {
        elements += subpath.elements
      } else {
        elements += subpath.part(
          from: range.start - passed, to: range.end - passed, lengths: lengths,
          tolerance: tolerance)
      }
    }
    return Path(elements: elements)
  }
}

extension Subpath {
  /// The open piece between two distances from the start.
  func part(from: CGFloat, to: CGFloat, lengths: [CGFloat], tolerance: CGFloat) -> [Path.Element] {
    var elements: [Path.Element] = []
    var passed: CGFloat = 0
    for (segment, length) in zip(segments, lengths) {
      let first = max(from - passed, 0)
      let last = min(to - passed, length)
      passed += length
      guard last - first > tolerance else { continue }
      let piece = segment.part(
        from: first <= tolerance ? 0 : first, to: last >= length - tolerance ? length : last,
        of: length)
      if elements.isEmpty { elements.append(.move(to: piece.start)) }
      elements.append(piece.element)
    }
    return elements
  }
}

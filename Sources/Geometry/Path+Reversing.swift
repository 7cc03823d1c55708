extension Path {
  /// The same outline run through backwards, its subpaths in reverse order.
  package var reversed: Path {
    var result = Path()
    for subpath in subpaths.reversed() {
      result.move(
        to: subpath.isClosed ? subpath.start : subpath.segments.last?.end ?? subpath.start)
      let segments = subpath.segments.reversed().map(\.reversed)
      for (index, segment) in segments.enumerated() {
        let isClosingLine = subpath.isClosed && index == segments.count - 1
        if isClosingLine, case .line = segment { break }
        result.append(segment.element)
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }
}

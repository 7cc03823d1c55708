/// Cuts a path into the dashes of a stroke.
struct PathDashing {
  /// More dashes than this are one line to the eye; the path is then left whole.
  private static let mostDashes: CGFloat = 100_000

  private let pattern: [CGFloat]
  private let period: CGFloat
  private let phase: CGFloat

  /// `nil` when the style has no usable dashes: none at all, a negative length, or only zeros.
  init?(_ style: StrokeStyle) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    period = pattern.reduce(0, +)
    guard period > 0, style.dashPhase.isFinite else { return nil }
    let remainder = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = remainder < 0 ? remainder + period : remainder
  }

  func dashes(of subpath: Subpath) -> [Subpath] {
    let lengths = subpath.lengths
    let total = lengths.reduce(0, +)
    guard total > 0, total / period * CGFloat(pattern.count) < Self.mostDashes else {
      return [subpath]
    }
    var result: [Subpath] = []
    var (index, rest) = firstDash
    var position: CGFloat = 0
    while position < total {
      let end = min(position + rest, total)
      if index % 2 == 0 {
        let path = Path(
          elements: subpath.part(
            from: position, to: end, lengths: lengths, tolerance: total * 1e-9))
        if path.isEmpty, let dot = dot(at: position, of: subpath, lengths: lengths) {
          result.append(dot)
        }
        result += path.subpaths
      }
      position = end
      index = (index + 1) % pattern.count
      rest = pattern[index]
    }
    return result
  }

  /// The dash that the phase begins in, and what is left of it.
  private var firstDash: (index: Int, rest: CGFloat) {
    var phase = phase
    for (index, length) in pattern.enumerated() {
      if phase < length || phase == 0 { return (index, length - phase) }
      phase -= length
    }
    return (0, pattern[0])
  }

  /// A dash of no length, which round and square caps make visible.
  private func dot(at position: CGFloat, of subpath: Subpath, lengths: [CGFloat]) -> Subpath? {
    var passed: CGFloat = 0
    for (segment, length) in zip(subpath.segments, lengths) {
      if position <= passed + length, length > 0 {
        let point = segment.part(from: 0, to: position - passed, of: length).end
        return Subpath(
          start: point, segments: [.line(from: point, to: point)], isClosed: false)
      }
      passed += length
    }
    return nil
  }
}

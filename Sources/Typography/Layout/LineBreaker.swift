import Geometry

/// Breaks a paragraph greedily.
///
/// - Rule T7: a line ends after spaces, and these do not count for fitting.
/// - Rule T8: a paragraph of two lines does not end with a lone word if that makes it more even.
/// - Rule T9: a word wider than the line breaks between characters.
struct LineBreaker {
  let iterator: LineBreakIterator

  /// Points by which a line may be too wide: sizes are rounded to pixels, sums of floats are not
  /// exact.
  static let tolerance: Double = 0.001

  /// Ranges of graphemes, at least one; `limit + 1` ranges say that there are more than `limit`.
  func lines(_ paragraph: ShapedParagraph, width: Double?, limit: Int) -> [Range<Int>] {
    let count = paragraph.count
    guard let width, count > 0, paragraph.visibleWidth(0..<count) > width + Self.tolerance else {
      return [0..<count]
    }
    let breaks = paragraph.breaks(iterator)
    var lines: [Range<Int>] = []
    var start = 0
    var next = 0
    while start < count, lines.count <= limit {
      var end: Int?
      while next < breaks.count {
        let candidate = breaks[next]
        if candidate > start {
          if paragraph.visibleWidth(start..<candidate) > width + Self.tolerance { break }
          end = candidate
        }
        next += 1
      }
      let line = start..<(end ?? cut(paragraph, from: start, width: width))
      lines.append(line)
      start = line.upperBound
    }
    if lines.count == 2, limit >= 2 { balance(&lines, paragraph, breaks: breaks, width: width) }
    return lines
  }

  /// The end of a line that cuts a word: as many characters as fit, at least one.
  private func cut(_ paragraph: ShapedParagraph, from start: Int, width: Double) -> Int {
    let limit = paragraph.offsets[start] + width + Self.tolerance
    var low = start + 1
    var high = paragraph.count
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraph.offsets[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    var end = low
    while end > start + 1, !paragraph.canCut(before: end) { end -= 1 }
    while !paragraph.canCut(before: end) { end += 1 }
    return end
  }

  // Rule T8
  private func balance(
    _ lines: inout [Range<Int>], _ paragraph: ShapedParagraph, breaks: [Int], width: Double
  ) {
    let end = lines[0].upperBound
    let visibleEnd = paragraph.trimmed(lines[1]).upperBound
    let isLoneWord = !breaks.contains { $0 > end && $0 < visibleEnd }
    guard isLoneWord, let earlier = breaks.last(where: { $0 < end }), earlier > 0,
      breaks.contains(end)
    else { return }
    let first = paragraph.visibleWidth(0..<earlier)
    let second = paragraph.visibleWidth(earlier..<paragraph.count)
    let before = abs(paragraph.visibleWidth(lines[0]) - paragraph.visibleWidth(lines[1]))
    guard first > 0, second <= width + Self.tolerance, abs(first - second) < before else { return }
    lines = [0..<earlier, earlier..<paragraph.count]
  }
}

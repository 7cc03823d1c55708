import Geometry

/// What one line shows: stretches of its paragraph, and an ellipsis where text was cut.
struct LinePieces {
  /// Before the ellipsis (head truncation: empty).
  var head: Range<Int>
  var ellipsis: ShapedParagraph?
  /// The run whose style the ellipsis has.
  var ellipsisRun = 0
  /// After the ellipsis (tail truncation: empty).
  var tail: Range<Int>

  func width(in paragraph: ShapedParagraph) -> Double {
    paragraph.width(head) + (ellipsis?.width ?? 0) + paragraph.width(tail)
  }

  init(whole range: Range<Int>) {
    head = range
    tail = range.upperBound..<range.upperBound
  }

  /// Cuts a range so that it fits with its ellipsis, between characters (rule T10).
  ///
  /// - Parameter ellipsis: the shaped "…" in the style of a run.
  init(
    cutting range: Range<Int>, of paragraph: ShapedParagraph, width: Double,
    mode: TextLayoutOptions.Truncation, ellipsis: (_ run: Int) -> ShapedParagraph
  ) {
    let probeRun: Int =
      switch mode {
      case .tail, .middle: paragraph.run(at: range.lowerBound)
      case .head: paragraph.run(at: max(range.upperBound - 1, range.lowerBound))
      }
    let available = max(width + LineBreaker.tolerance - ellipsis(probeRun).width, 0)
    let headBudget: Double =
      switch mode {
      case .tail: available
      case .middle: available / 2
      case .head: -1
      }
    head = Self.prefix(of: range, in: paragraph, width: headBudget)
    let rest = head.upperBound..<range.upperBound
    tail =
      mode == .tail
      ? range.upperBound..<range.upperBound
      : Self.suffix(of: rest, in: paragraph, width: available - paragraph.width(head))
    if mode == .middle {
      // What the end left over goes to the beginning.
      let rest = range.lowerBound..<tail.lowerBound
      head = Self.prefix(of: rest, in: paragraph, width: available - paragraph.width(tail))
    }
    ellipsisRun =
      head.isEmpty
      ? (tail.isEmpty ? probeRun : paragraph.run(at: tail.lowerBound))
      : paragraph.run(at: head.upperBound - 1)
    self.ellipsis = ellipsis(ellipsisRun)
  }

  private static func prefix(
    of range: Range<Int>, in paragraph: ShapedParagraph, width: Double
  ) -> Range<Int> {
    var end = range.lowerBound
    let limit = paragraph.offsets[range.lowerBound] + width
    while end < range.upperBound, paragraph.offsets[end + 1] <= limit { end += 1 }
    while end > range.lowerBound, !paragraph.canCut(before: end) { end -= 1 }
    return paragraph.trimmed(range.lowerBound..<end)
  }

  private static func suffix(
    of range: Range<Int>, in paragraph: ShapedParagraph, width: Double
  ) -> Range<Int> {
    var start = range.upperBound
    let limit = paragraph.offsets[range.upperBound] - width
    while start > range.lowerBound, paragraph.offsets[start - 1] >= limit { start -= 1 }
    while start < range.upperBound, !paragraph.canCut(before: start) { start += 1 }
    while start < range.upperBound, paragraph.traits[start].contains(.space) { start += 1 }
    return start..<range.upperBound
  }
}

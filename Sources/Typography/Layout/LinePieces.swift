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
    let end = range.upperBound..<range.upperBound
    switch mode {
    case .tail:
      head = Self.prefix(of: range, in: paragraph, width: available)
      tail = end
    case .head:
      head = range.lowerBound..<range.lowerBound
      tail = Self.suffix(of: range, in: paragraph, width: available)
    case .middle:
      (head, tail) = Self.ends(of: range, in: paragraph, width: available)
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

  /// Both ends of a range: the narrower one takes the next character while one fits.
  ///
  /// Which character comes next does not depend on the width, so that a text placed in the width it
  /// answered is cut at the same place. Spaces beside the cut have no width.
  private static func ends(
    of range: Range<Int>, in paragraph: ShapedParagraph, width: Double
  ) -> (head: Range<Int>, tail: Range<Int>) {
    var head = range.lowerBound..<range.lowerBound
    var tail = range.upperBound..<range.upperBound
    func longerHead() -> Range<Int> {
      var end = head.upperBound + 1
      while end < tail.lowerBound, !paragraph.canCut(before: end) { end += 1 }
      return range.lowerBound..<end
    }
    func longerTail() -> Range<Int> {
      var start = tail.lowerBound - 1
      while start > head.upperBound, !paragraph.canCut(before: start) { start -= 1 }
      return start..<range.upperBound
    }
    /// The tail without the spaces at its start; it grows leftwards, so this moves on as well.
    var visibleTail = tail
    func visible(_ tail: Range<Int>) -> Range<Int> {
      let isSpace = (tail.lowerBound..<visibleTail.lowerBound).allSatisfy {
        paragraph.traits[$0].contains(.space)
      }
      return isSpace ? visibleTail : tail
    }
    while head.upperBound < tail.lowerBound {
      let headWidth = paragraph.visibleWidth(head)
      let tailWidth = paragraph.width(visibleTail)
      let nextHead = longerHead()
      let nextTail = longerTail()
      let nextVisible = visible(nextTail)
      let headFits = paragraph.visibleWidth(nextHead) + tailWidth <= width
      let tailFits = headWidth + paragraph.width(nextVisible) <= width
      if headFits, headWidth <= tailWidth || !tailFits {
        head = nextHead
      } else if tailFits {
        tail = nextTail
        visibleTail = nextVisible
      } else {
        break
      }
    }
    return (paragraph.trimmed(head), visibleTail)
  }
}

import Geometry

/// A shaped text broken at a width: which lines it shows, not yet where.
struct BrokenText {
  struct Line {
    var paragraph: Int
    var pieces: LinePieces
    /// Ends at a soft break: its trailing spaces hang.
    var isWrapped: Bool
    var metrics: LineMetrics
  }

  var lines: [Line] = []
  var isTruncated = false

  /// Breaks and cuts a text.
  ///
  /// - Parameters:
  ///   - width: points, nil is no limit.
  ///   - height: points; as many whole lines as fit are kept, at least one (rule T12).
  ///   - ellipsis: the shaped "…" in the style of a run.
  init(
    _ text: ShapedText, width: Double?, height: Double?, options: TextLayoutOptions,
    breaker: LineBreaker, ellipsis: (_ run: Int) -> ShapedParagraph
  ) {
    let metrics = LineMetricsSource(text: text, platform: options.platform)
    var limit = max(options.maximumLines ?? Int.max - 1, 1)
    if let height, let pitch = metrics.uniformPitch(spacing: options.lineSpacing) {
      // One more than can fit: the rest need not be broken.
      limit = min(limit, Int(min(height / pitch, 1e6)) + 1)
    }
    var ranges: [(paragraph: Int, range: Range<Int>, isLast: Bool)] = []
    for (index, paragraph) in text.paragraphs.enumerated() where ranges.count <= limit {
      let broken = breaker.lines(paragraph, width: width, limit: limit - ranges.count)
      for (position, range) in broken.enumerated() {
        ranges.append((index, range, position == broken.count - 1))
      }
    }
    var shown = min(ranges.count, limit)
    if let height {
      var total = 0.0
      var fitting = 0
      for entry in ranges.prefix(shown) {
        let line = metrics.line(entry.paragraph, entry.range)
        total += line.height
        if total > height + LineBreaker.tolerance { break }
        total += line.leading + Double(options.lineSpacing)
        fitting += 1
      }
      shown = max(min(shown, fitting), 1)
    }
    isTruncated = shown < ranges.count
    lines.reserveCapacity(shown)
    for (position, entry) in ranges.prefix(shown).enumerated() {
      var pieces = LinePieces(whole: entry.range)
      let paragraph = text.paragraphs[entry.paragraph]
      if isTruncated, position == shown - 1 {
        pieces = LinePieces(
          cutting: entry.range.lowerBound..<paragraph.count, of: paragraph,
          width: width ?? .infinity, mode: options.truncation, ellipsis: ellipsis)
      }
      lines.append(
        Line(
          paragraph: entry.paragraph, pieces: pieces, isWrapped: !entry.isLast,
          metrics: metrics.line(entry.paragraph, entry.range)))
    }
  }
}

/// The line metrics of stretches of a text.
struct LineMetricsSource {
  let text: ShapedText
  let platform: TextPlatform
  private let first: LineMetrics

  init(text: ShapedText, platform: TextPlatform) {
    self.text = text
    self.platform = platform
    first = Self.metrics(text, run: 0, platform: platform)
  }

  /// The distance between baselines when it is the same for all lines.
  func uniformPitch(spacing: CGFloat) -> Double? {
    let pitch = Double(first.height + first.leading + spacing)
    return text.isUniform && pitch > 0 ? pitch : nil
  }

  /// The line that holds a range of a paragraph: the tallest of its runs on each side.
  func line(_ paragraph: Int, _ range: Range<Int>) -> LineMetrics {
    if text.isUniform { return first }
    let paragraph = text.paragraphs[paragraph]
    var result: LineMetrics?
    for item in paragraph.items(in: range) {
      let metrics = Self.metrics(text, run: item.run, platform: platform)
      if result == nil { result = metrics } else { result?.formUnion(metrics) }
    }
    return result ?? Self.metrics(text, run: paragraph.endRun, platform: platform)
  }

  private static func metrics(_ text: ShapedText, run: Int, platform: TextPlatform) -> LineMetrics {
    let font = text.fonts[run]
    var metrics = LineMetrics(
      font.isSystem ? .system(size: font.descriptor.size, platform: platform) : font.metrics,
      size: font.descriptor.size, isSystem: font.isSystem, platform: platform)
    if let box = text.text.runs[run].box {
      metrics.formUnion(LineMetrics(ascent: box.ascent, descent: box.descent, leading: 0))
    }
    return metrics.shifted(up: text.text.runs[run].baselineOffset)
  }
}

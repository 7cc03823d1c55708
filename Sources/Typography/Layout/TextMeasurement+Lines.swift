import Geometry

extension TextMeasurement {
  /// Size and baselines of a broken text.
  ///
  /// - Height: the lines' heights and the spacing between them, rounded up once.
  /// - Baselines: a line's top is rounded up to a pixel, its ascent to the nearest; recorded for one
  ///   to six lines at 13 and 17 pt (`docs/typography.md`).
  /// - Width: the widest line with the spaces at its end, at most the proposal (rule T7).
  init(
    _ broken: BrokenText, text: ShapedText, width: Double?, height: Double?,
    options: TextLayoutOptions, scaleFactor: CGFloat
  ) {
    let grid = PixelGrid(scale: options.scale)
    var widest = 0.0
    var top = 0.0
    var baseline: CGFloat = 0
    firstBaseline = 0
    for (index, line) in broken.lines.enumerated() {
      if index > 0 { top += Double(options.lineSpacing + broken.lines[index - 1].metrics.leading) }
      widest = max(widest, line.pieces.width(in: text.paragraphs[line.paragraph]))
      baseline = grid.up(top) + grid.nearest(line.metrics.ascent)
      if index == 0 { firstBaseline = baseline }
      top += Double(line.metrics.height)
    }
    lastBaseline = baseline
    let missing = options.minimumLines - broken.lines.count
    if missing > 0, let line = broken.lines.last?.metrics {
      top += Double(missing) * Double(line.height + line.leading + options.lineSpacing)
    }
    var size = CGSize(width: grid.up(max(widest, 0)), height: grid.up(top))
    if let width { size.width = min(size.width, width) }
    // GT-31: a single line that is higher than its proposal answers the proposal.
    if let height, broken.lines.count == 1, missing <= 0 { size.height = min(size.height, height) }
    self.size = size
    lineCount = broken.lines.count
    isTruncated = broken.isTruncated
    self.scaleFactor = scaleFactor
  }
}

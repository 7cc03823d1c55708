import Drawing
import Geometry
import Typography
import ViewCore

/// Paints a laid out text: backgrounds, glyphs, lines along them, images.
struct TextPainting {
  let text: ResolvedText
  let environment: EnvironmentValues
  /// What gradients of the foreground extend over.
  let bounds: CGRect
  /// The style of runs without a foreground of their own.
  var foreground: any ShapeStyle = ForegroundStyle()
  /// What the runs are drawn with, where that is known already.
  var paints: TextPaints?

  func paint(_ layout: TextLayout, _ painter: inout Painter) {
    for line in layout.lines {
      for run in line.runs { paintBackground(of: run, in: line, &painter) }
    }
    for line in layout.lines {
      for run in line.runs { paint(run, in: line, &painter) }
    }
  }

  func style(of run: GlyphRun) -> ResolvedText.RunStyle {
    text.styles.indices.contains(run.attribute)
      ? text.styles[run.attribute] : ResolvedText.RunStyle()
  }

  func start(of run: GlyphRun, in line: TextLine) -> CGPoint {
    CGPoint(x: line.origin.x + run.origin.x, y: line.origin.y + run.origin.y)
  }

  private func paintBackground(
    of run: GlyphRun, in line: TextLine, _ painter: inout Painter
  ) {
    guard let background = style(of: run).style.value.background else { return }
    let start = start(of: run, in: line)
    let rect = CGRect(
      x: start.x, y: start.y - run.metrics.ascent, width: run.width,
      height: run.metrics.lineHeight)
    painter.draw(
      Path(rect), style: background._paint(in: bounds, environment: environment))
  }

  func paint(_ run: GlyphRun, in line: TextLine, _ painter: inout Painter) {
    let style = style(of: run)
    let start = start(of: run, in: line)
    let paint =
      paints?[run.attribute]
      ?? (style.foreground ?? foreground)._paint(in: bounds, environment: environment)
    if let image = style.image?.value, run.text == InlineBox.text {
      let box = image.box
      let scale = box.width > 0 ? run.width / box.width : 1
      let frame = CGRect(
        x: start.x, y: start.y - box.ascent * scale, width: run.width,
        height: (box.ascent + box.descent) * scale)
      return image.draw(in: frame, foreground: paint, environment: environment, &painter)
    }
    let glyphs = run.glyphs.map {
      GlyphsItem.Glyph(
        outline: $0.outline,
        origin: CGPoint(x: line.origin.x + $0.position.x, y: line.origin.y + $0.position.y))
    }
    painter.draw(paint) { painter, paint in
      painter.draw(glyphs, size: run.font.size, paint: paint, text: run.text, slant: run.slant)
    }
    draw(
      style.style.value.underline, run.metrics.underline, along: run, from: start, paint, &painter)
    draw(
      style.style.value.strikethrough, run.metrics.strikethrough, along: run, from: start, paint,
      &painter)
  }

  private func draw(
    _ mark: TextStyle.LineMark?, _ metrics: FontMetrics.LineMark, along run: GlyphRun,
    from start: CGPoint, _ foreground: _StylePaint, _ painter: inout Painter
  ) {
    guard let mark, mark.isActive, run.width > 0 else { return }
    let paint = mark.color.map { $0._paint(in: bounds, environment: environment) } ?? foreground
    let thickness = max(environment.pixelLength, metrics.thickness)
    let top = start.y - metrics.top
    let dashes = mark.pattern.dashes.map { $0 * thickness }
    if dashes.isEmpty {
      let rect = CGRect(x: start.x, y: top, width: run.width, height: thickness)
      return painter.draw(Path(rect), style: paint)
    }
    var line = Path()
    line.move(to: CGPoint(x: start.x, y: top + thickness / 2))
    line.addLine(to: CGPoint(x: start.x + run.width, y: top + thickness / 2))
    // Dashes go on from run to run: they begin at multiples of their length.
    let period = dashes.reduce(0, +)
    let phase = start.x.truncatingRemainder(dividingBy: period)
    painter.draw(
      line,
      stroke: StrokeStyle(lineWidth: thickness, dash: dashes, dashPhase: max(0, phase)),
      style: paint)
  }
}

import Drawing
import Geometry
import LayoutCore
import Typography
import ViewCore

extension Text: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? TextNode) ?? TextNode()
    node.update(view, inputs)
    return node
  }
}

final class TextNode: ViewNode {
  private var shaped: ShapedText?
  private var resolved: ResolvedText?
  private var options = TextLayoutOptions()
  private var measurement: (proposal: ProposedViewSize, result: TextMeasurement)?

  @MainActor func update(_ view: Text, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    adopt(inputs)
    let resolved = view.resolved(in: environment)
    let options = environment.textLayoutOptions()
    let isSame =
      !isFirst && self.resolved?.runs == resolved.runs && self.options == options
      && self.resolved?.spacing == resolved.spacing
    self.resolved = resolved
    guard !isSame else { return }
    self.options = options
    shaped = TextLayouter.shared.shape(resolved.runs, isRightToLeft: options.isRightToLeft)
    measurement = nil
    if !isFirst { invalidateLayout() }
  }

  private func measure(_ proposal: ProposedViewSize) -> TextMeasurement? {
    if let measurement, measurement.proposal == proposal { return measurement.result }
    guard let shaped else { return nil }
    let result = TextLayouter.shared.measure(
      shaped, width: proposal.width, height: proposal.height, options: options)
    measurement = (proposal, result)
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    measure(proposal)?.size ?? .zero
  }

  override func computeExplicitGuides() -> _ExplicitGuides { .baselines }

  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == .firstTextBaseline { return measure(proposal)?.firstBaseline }
    if key == .lastTextBaseline { return measure(proposal)?.lastBaseline }
    return nil
  }

  override func computeSpacing() -> ViewSpacing {
    resolved.map { ViewSpacing(text: $0.spacing) } ?? ViewSpacing()
  }

  /// Width ranges do not depend on the height; heights do on the width.
  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { axis == .vertical }

  override func computeIsUnbounded(along axis: Axis) -> Bool? { false }

  override func paint(_ painter: inout _Painter) {
    guard let shaped, let resolved else { return }
    let layout = TextLayouter.shared.layout(
      shaped, width: placedSize.width, height: placedSize.height, options: options)
    let bounds = CGRect(origin: .zero, size: placedSize)
    for line in layout.lines {
      for run in line.runs { paint(run, at: line.origin, resolved, bounds, &painter) }
    }
  }

  @MainActor private func paint(
    _ run: GlyphRun, at origin: CGPoint, _ resolved: ResolvedText, _ bounds: CGRect,
    _ painter: inout Painter
  ) {
    let style =
      resolved.styles.indices.contains(run.attribute)
      ? resolved.styles[run.attribute] : ResolvedText.RunStyle()
    let foreground: any ShapeStyle = style.foreground ?? ForegroundStyle()
    let resolvedPaint = foreground._paint(in: bounds, environment: environment)
    let glyphs = run.glyphs.map {
      GlyphsItem.Glyph(
        outline: $0.outline,
        origin: CGPoint(x: origin.x + $0.position.x, y: origin.y + $0.position.y))
    }
    painter.draw(resolvedPaint) { painter, paint in
      painter.draw(
        glyphs, size: run.font.size, paint: paint, text: run.text, slant: run.slant)
    }
    let start = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
    for (mark, height) in [
      (style.underline, -run.metrics.descent * 0.45),
      (style.strikethrough, run.metrics.xHeight / 2),
    ] {
      guard let mark, mark.isActive else { continue }
      let thickness = max(environment.pixelLength, run.font.size / 17)
      let line = CGRect(
        x: start.x, y: start.y - height - thickness / 2, width: run.width, height: thickness)
      let paint = mark.color.map { $0._paint(in: bounds, environment: environment) }
      painter.draw(Path(line), style: paint ?? resolvedPaint)
    }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "Text"
    description.text = resolved?.runs.string
    description.role = description.role ?? "text"
    guard let resolved, let font = resolved.runs.runs.first?.font else { return }
    description.modifiers["font"] = "\(font.design) \(font.size) \(font.weight)"
    let foreground = resolved.styles.first?.foreground ?? ForegroundStyle()
    let bounds = CGRect(origin: .zero, size: placedSize)
    if let color = foreground._paint(in: bounds, environment: environment).color {
      description.modifiers["foreground"] = color.hexText
    }
  }
}

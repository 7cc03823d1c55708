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
  // Unchecked as in `_ViewNode`, and first what a layout pass reads.
  @exclusivity(unchecked) private var measurement:
    (proposal: ProposedViewSize, result: TextMeasurement)?
  @exclusivity(unchecked) private var shaped: ShapedText?
  @exclusivity(unchecked) private var resolved: ResolvedText?
  @exclusivity(unchecked) private var setting: TextSetting?
  private var shownPaints = AnimatedComponents<TextPaints>()
  /// Kept apart, as few texts have one.
  private var former: Shared<FormerText>?

  @MainActor func update(_ view: Text, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    let before = isFirst || !shownPaints.follows(self) ? nil : paints
    adopt(inputs)
    let setting = environment.textSetting
    let resolved = view.resolved(in: environment, setting)
    let isSame =
      !isFirst && self.resolved?.runs == resolved.runs && options == setting.options
      && self.resolved?.spacing == resolved.spacing
    if isSame { keep(resolved) }
    if let before {
      let paints = TextPaints(
        of: resolved, in: CGRect(origin: .zero, size: presentedSize), environment)
      shownPaints.update(from: before, to: paints, at: self)
    }
    for problem in resolved.problems { graph?.warn(problem) }
    guard !isSame else { return }
    if !isFirst { noteFormer() }
    self.setting = setting
    shaped = TextLayouter.shared.shape(
      resolved.runs, isRightToLeft: setting.options.isRightToLeft)
    keep(resolved)
    measurement = nil
    if !isFirst { invalidateLayout() }
  }

  /// Takes over what has been resolved; texts of the same words share them as they were shaped.
  private func keep(_ resolved: ResolvedText) {
    self.resolved = resolved
    if let shaped { self.resolved?.runs = shaped.text }
  }

  private var options: TextLayoutOptions { setting?.options ?? TextLayoutOptions() }

  /// Keeps the text of before for as long as its content transition takes.
  private func noteFormer() {
    former = nil
    guard let shaped, let resolved, let look = environment.contentTransition.look,
      transaction.effectiveAnimation != nil
    else { return }
    var progress = AnimatedValue(0.0)
    animate(&progress, to: 1)
    former = Shared(
      FormerText(
        shaped: shaped, text: resolved, options: options, size: presentedSize, look: look,
        progress: progress))
  }

  /// What the runs are drawn with at rest.
  private var paints: TextPaints? {
    resolved.map {
      TextPaints(of: $0, in: CGRect(origin: .zero, size: presentedSize), environment)
    }
  }

  override var motionRole: _MotionRole { .leaf }

  private func measure(_ proposal: ProposedViewSize) -> TextMeasurement? {
    if let measurement, measurement.proposal == proposal { return measurement.result }
    guard let shaped else { return nil }
    let result = TextLayouter.shared.measure(
      shaped, width: proposal.width, height: proposal.height, options: options)
    measurement = (proposal, result)
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = environment.textRenderer else { return measure(proposal)?.size ?? .zero }
    return renderer.sizeThatFits(
      proposal: proposal, text: TextProxy { self.measure($0)?.size ?? .zero })
  }

  /// Rules T6, A2.
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
    guard let former = former?.value, former.progress.isAnimating(at: moment) else {
      return paintText(&painter)
    }
    let progress = former.progress.value(at: moment)
    let height = presentedSize.height
    let outer = painter.transform
    painter.translate(by: former.look.shift(progress, height: former.size.height))
    painter.withOpacity(1 - progress) { former.paint(environment, &$0) }
    painter.transform = outer
    painter.translate(by: former.look.shift(progress - 1, height: height))
    painter.withOpacity(progress) { paintText(&$0) }
    painter.transform = outer
  }

  @MainActor private func paintText(_ painter: inout Painter) {
    guard let shaped, let resolved else { return }
    let layout = TextLayouter.shared.layout(
      shaped, width: presentedSize.width, height: presentedSize.height, options: options)
    let outer = painter.transform
    defer { painter.transform = outer }
    // Rule P13: lines keep their places in the text, and its corner takes them to pixels.
    painter.translate(by: paintedBounds(painter).origin)
    if environment.redactsContent {
      return RedactedText(layout: layout).paint(environment, &painter)
    }
    let bounds = CGRect(origin: .zero, size: presentedSize)
    var painting = TextPainting(text: resolved, environment: environment, bounds: bounds)
    if shownPaints.isAnimating(at: moment) {
      painting.paints = paints.map { shownPaints.presented($0, at: moment) }
    }
    guard let renderer = environment.textRenderer else { return painting.paint(layout, &painter) }
    let target = GraphicsContext.Target { [weak self] in self?.graph?.warn($0) }
    var context = GraphicsContext(target: target, environment: environment, bounds: bounds)
    renderer.draw(layout: Text.Layout(layout, painting, options), in: &context)
    painter.draw(items: target.items)
  }

  /// Where a caret after the last character stands, from the top of its line to the bottom; without
  /// any character nil.
  var caretLine: CaretLine? {
    guard let shaped else { return nil }
    let layout = TextLayouter.shared.layout(
      shaped, width: placedSize.width, height: placedSize.height, options: options)
    return CaretLine(layout, isRightToLeft: options.isRightToLeft)
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "Text"
    description.text = resolved?.string
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

import Drawing
import Geometry
import LayoutCore
import Typography
import ViewCore

extension Image: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? ImageNode) ?? ImageNode()
    node.update(view, inputs)
    return node
  }
}

/// A symbol on the text's baseline, or a picture on its bottom edge.
final class ImageNode: ViewNode {
  // Unchecked as in `_ViewNode`, and first what a layout pass reads.
  @exclusivity(unchecked) private var isResizable = false
  @exclusivity(unchecked) private var resolved = ResolvedImage(
    content: .nothing, size: .zero, ascent: 0)
  private var image = Image(systemName: "")
  private var shownPaint = AnimatedComponents<_StylePaint>()

  @MainActor func update(_ view: Image, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    let before = isFirst || !shownPaint.follows(self) ? nil : foregroundPaint
    adopt(inputs)
    if let before { shownPaint.update(from: before, to: foregroundPaint, at: self) }
    var font = environment.textSetting.font
    if let size = environment.symbolSize { font.descriptor.size = size }
    let new = view.resolved(in: environment, font: font)
    let isStale =
      resolved.size != new.size || resolved.ascent != new.ascent
      || resolved.resizing != new.resizing
    image = view
    isResizable = view.resizing != nil
    resolved = new
    graph?.warn(new.problem)
    if isStale, !isFirst { invalidateLayout() }
  }

  private var foregroundPaint: _StylePaint {
    ForegroundStyle()._paint(
      in: CGRect(origin: .zero, size: presentedSize), environment: environment)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard isResizable else { return resolved.size }
    return proposal.replacingUnspecifiedDimensions(by: resolved.size)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    isResizable ? .greedy : LengthRange(rigid: resolved.size[axis])
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }

  /// Only symbols sit on the text's baseline by themselves; pictures stand on their bottom edge.
  private var hasBaseline: Bool {
    if case .symbol = resolved.content { return !isResizable }
    return false
  }

  override func computeExplicitGuides() -> _ExplicitGuides { hasBaseline ? .baselines : [] }

  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    key.isTextBaseline && hasBaseline ? resolved.ascent : nil
  }

  override var motionRole: _MotionRole { .leaf }

  override func paint(_ painter: inout _Painter) {
    let bounds = paintedBounds(painter)
    if environment.redactsContent { return RedactedImage(bounds).paint(environment, &painter) }
    var drawn = resolved
    drawn.resizing = isResizable ? resolved.resizing : nil
    drawn.draw(
      in: bounds, foreground: shownPaint.presented(foregroundPaint, at: moment),
      environment: environment, &painter)
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "Image"
    description.role = description.role ?? "image"
    if let label = image.label {
      description.label = description.label ?? label.string(in: environment)
    }
    if image.isDecorative { description.traits.append("hidden") }
    switch image.source {
    case .symbol(let name): description.modifiers["systemName"] = name
    case .named(let name, _): description.modifiers["name"] = name
    case .picture, .drawn, .unreadable: break
    }
  }
}

extension EnvironmentValues {
  private enum SymbolSizeKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

  /// Points per em of symbols where a place decides it; else the font's.
  var symbolSize: CGFloat? {
    get { self[SymbolSizeKey.self] }
    set { self[SymbolSizeKey.self] = newValue }
  }
}

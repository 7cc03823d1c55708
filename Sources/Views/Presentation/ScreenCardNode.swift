import Drawing
import Geometry
import LayoutCore
import ViewCore

/// The card of a presented screen: its background, its content, its grabber.
final class ScreenCardNode: ViewNode {
  private let content = LayoutNode(ZStackLayout(alignment: .center))
  private let background = LayoutNode(ZStackLayout(alignment: .center))
  private var hasBackground = false
  /// `nil` for a cover.
  var geometry: SheetGeometry?
  /// Unsafe parts of the card.
  var insets = EdgeInsets() { didSet { if insets != oldValue { needsPlacement = true } } }
  /// How much of them at the bottom is the keyboard's.
  var coveredInset: CGFloat = 0
  var override: DisplayColor?
  var showsGrabber = false

  override init() {
    super.init()
    for node in [content, background] {
      node.parent = self
      node.layoutParent = self
    }
  }

  @MainActor func update<V: View>(_ view: V, _ inputs: ViewInputs) {
    adopt(inputs)
    content.updateContent(view, inputs)
  }

  @MainActor func updateBackground(_ view: AnyView?) {
    guard let graph else { return }
    if let view {
      background.updateContent(view, ViewInputs(graph: graph, environment: environment))
      background.mount()
    } else if hasBackground {
      background.unmount()
    }
    if hasBackground != (view != nil) { invalidatePlacement() }
    hasBackground = view != nil
  }

  override func didMount() { content.mount() }
  override var structuralChildren: _NodeList {
    hasBackground ? [background, content] : [content]
  }
  override var preferenceChildren: _NodeList { _NodeList(content) }
  override var layoutChildren: _NodeList { hasBackground ? [background, content] : [content] }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var safeAreaFrame: CGRect? {
    let left = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    return CGRect(
      x: left, y: insets.top, width: max(0, placedSize.width - insets.horizontal),
      height: max(0, placedSize.height - insets.vertical))
  }

  override func keyboardInset(_ own: () -> CGFloat) -> CGFloat { coveredInset }
  override var safeAreaOuterFrame: CGRect? { CGRect(origin: .zero, size: placedSize) }

  override func placeChildren() {
    guard let safe = safeAreaFrame else { return }
    let proposal = ProposedViewSize(safe.size)
    let size = content.sizeToPlace(for: proposal).finite
    content.place(
      at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2),
      proposal: proposal, size: size)
    if hasBackground {
      background.place(at: .zero, proposal: ProposedViewSize(placedSize), size: placedSize)
    }
  }

  override var motionRole: _MotionRole { .space }

  override func paint(_ painter: inout _Painter) {
    guard let geometry else {
      paintBackground(Path(CGRect(origin: .zero, size: placedSize)), &painter)
      return paintChild(content, &painter)
    }
    let outline = geometry.outline(of: presentedSize)
    painter.clipping(to: outline) { painter in
      paintBackground(outline, &painter)
      paintChild(content, &painter)
      if showsGrabber { paintGrabber(&painter) }
    }
  }

  @MainActor private func paintBackground(_ outline: Path, _ painter: inout Painter) {
    if let override {
      painter.draw(outline, paint: .color(override))
    } else if hasBackground {
      paintChild(background, &painter)
    } else {
      let color = Color(.system(.background)).displayColor(in: environment)
      painter.draw(outline, paint: .color(color))
    }
  }

  /// 36 by 5, 5 below the top, black at a quarter (facts.md §4).
  private func paintGrabber(_ painter: inout Painter) {
    let size = SheetGeometry.grabber
    let frame = CGRect(
      x: (presentedSize.width - size.width) / 2, y: SheetGeometry.grabberTop, width: size.width,
      height: size.height)
    painter.draw(
      Capsule().path(in: frame),
      paint: .color(Color.primary.opacity(0.25).displayColor(in: environment)))
  }
}

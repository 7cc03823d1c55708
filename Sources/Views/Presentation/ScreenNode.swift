import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A presented screen over the canvas: a sheet's card over a dimmed screen, or a cover.
///
/// Placed over the safe area of the canvas; its card may reach beyond. The content is centred in the
/// card's safe part, as the root's is on the canvas (rule L1).
final class ScreenNode: ViewNode {
  private(set) var presentationStyle: PresentationStyle
  private var presented: PresentationModifier.Presented?
  private var traits = PresentationTraits()
  private let card = ScreenCardNode()
  var backgroundOverride: DisplayColor?
  var layerMotion = LayerMotion()

  init(_ style: PresentationStyle) {
    presentationStyle = style
    super.init()
    card.parent = self
    card.layoutParent = self
  }

  nonisolated static func maker(
    _ style: PresentationStyle
  ) -> @MainActor (PresentationModifier.Presented, ViewNode?, ViewInputs) -> any MovingLayer {
    { presented, old, inputs in
      let node = (old as? ScreenNode) ?? ScreenNode(style)
      node.update(presented, inputs)
      return node
    }
  }

  @MainActor private func update(_ presented: PresentationModifier.Presented, _ inputs: ViewInputs)
  {
    self.presented = presented
    adopt(inputs)
    graph?.presentationChain.append(self)
    card.update(presented.view, inputs)
  }

  override func didMount() { card.mount() }

  override func willUnmount() { graph?.presentationChain.remove(self) }

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    traits = values[PresentationTraitsKey.self]
    values.remove(PresentationTraitsKey.self)
    card.updateBackground(traits.background)
    let geometry = geometry
    if placedProposal != nil, card.geometry != geometry {
      card.geometry = geometry
      invalidateLayout()
    }
  }

  /// Whether a touch beside the card closes the screen.
  var closesFromOutside: Bool { presentationStyle == .sheet && !traits.isDismissDisabled }

  override var structuralChildren: [_ViewNode] { [card] }
  override var layoutChildren: [_ViewNode] { [card] }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The device's insets: left to right as on the canvas.
  private var canvasInsets: EdgeInsets { graph?.canvas.safeArea ?? EdgeInsets() }

  private var canvasBounds: CGRect {
    let insets = canvasInsets
    let left =
      environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    return CGRect(
      x: -left, y: -insets.top, width: placedSize.width + insets.horizontal,
      height: placedSize.height + insets.vertical)
  }

  private var geometry: SheetGeometry? {
    guard presentationStyle != .fullScreenCover else { return nil }
    return SheetGeometry(
      traits, canvas: canvasBounds.size, safeArea: canvasInsets,
      keyboard: graph?.keyboardOverlap ?? 0, environment: environment)
  }

  override func placeChildren() {
    let canvas = canvasBounds
    let geometry = geometry
    card.geometry = geometry
    let frame = geometry?.card ?? CGRect(origin: .zero, size: canvas.size)
    var insets =
      geometry.map { EdgeInsets(top: 0, leading: 0, bottom: $0.bottomInset, trailing: 0) }
      ?? canvasInsets
    let covered = (graph?.keyboardHeight ?? 0) - (canvas.height - frame.maxY)
    card.coveredInset = max(0, covered - insets.bottom)
    insets.bottom += card.coveredInset
    card.insets = insets
    card.place(
      at: CGPoint(x: frame.minX + canvas.minX, y: frame.minY + canvas.minY),
      proposal: ProposedViewSize(frame.size), size: frame.size)
  }

  override var motionRole: _MotionRole { .space }

  /// Rule M14: the card comes from below the canvas while the screen darkens; it fades where motion
  /// is reduced.
  override func paint(_ painter: inout _Painter) {
    let part = layerMotion.part(at: moment)
    guard part > 0 else { return }
    if presentationStyle != .fullScreenCover {
      let dim = SheetGeometry.dim * min(1, part)
      painter.draw(
        Path(canvasBounds),
        paint: .color(Color.black.opacity(dim).displayColor(in: environment)))
    }
    card.override = backgroundOverride
    card.showsGrabber = showsGrabber
    let way = canvasBounds.maxY - card.origin.y
    painter.coming(
      part, from: CGPoint(x: 0, y: way), fades: environment.accessibilityReduceMotion
    ) { paintChild(card, &$0) }
  }

  /// Sheets of several heights show their grabber unless told otherwise.
  private var showsGrabber: Bool {
    guard presentationStyle != .fullScreenCover else { return false }
    switch traits.dragIndicator ?? .automatic {
    case .visible: return true
    case .hidden: return false
    case .automatic: return (traits.detents?.count ?? 1) > 1
    }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = presentationStyle == .fullScreenCover ? "FullScreenCover" : "Sheet"
    description.modifiers["presentation"] = presentationStyle.rawValue
    if traits.isDismissDisabled { description.traits.append("dismiss-disabled") }
  }
}

extension ScreenNode: MovingLayer {
  func didBeginLeaving() { graph?.presentationChain.remove(self) }
}

extension ScreenNode: PresentedScreen {
  func dismissScreen() { presented?.dismiss() }
}

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
  private(set) var traits = PresentationTraits()
  /// Those of them that the card's place is worked out by.
  private var shownTraits = PresentationTraits()
  /// The detent that a finger has moved the card to.
  var ownDetent: PresentationDetent?
  /// How much of the card shows while a finger pulls it, in points from the bottom of the canvas.
  var pulledHeight: CGFloat?
  /// How large the card is, on its way as the card is.
  private var grown: AnimatedValue<Double>?
  /// How much of the dim lies over what is behind, on its way as the card is.
  private var dimmed: AnimatedValue<Double>?
  /// How fast a finger has thrown the card down, in ways a second.
  var closingSpeed = 0.0
  @MainActor private(set) lazy var dragContender = SheetContender(self)
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
    followTraits()
  }

  /// The card moves to where its traits want it, by the animation of the change or the system's.
  @MainActor private func followTraits() {
    guard let graph, placedProposal != nil, geometry(traits) != geometry, movesBySystem else {
      let isStale =
        placedProposal != nil
        && (geometry(traits) != card.geometry
          || traits.backgroundInteraction != shownTraits.backgroundInteraction)
      shownTraits = traits
      if isStale {
        dimmed = nil
        invalidateLayout()
      }
      return
    }
    let animation = transaction.effectiveAnimation ?? .system
    graph.schedule { [weak self] in
      withTransaction(Transaction(animation: animation)) {
        graph.makingChange {
          guard let self else { return }
          self.shownTraits = self.traits
          self.invalidateLayout()
        }
      }
    }
  }

  var isDismissDisabled: Bool { traits.isDismissDisabled }

  override var structuralChildren: _NodeList { _NodeList(card) }
  override var layoutChildren: _NodeList { [card] }
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

  private func heights(_ traits: PresentationTraits) -> SheetHeights {
    SheetHeights(
      traits.detents ?? [.large], canvas: canvasBounds.size, safeArea: canvasInsets,
      environment: environment)
  }

  var sheetHeights: SheetHeights { heights(shownTraits) }

  /// How high the card is at rest.
  var restingHeight: CGFloat { restingHeight(shownTraits, sheetHeights) }

  private func restingHeight(_ traits: PresentationTraits, _ heights: SheetHeights) -> CGFloat {
    if let selected = traits.selectedDetent { return heights.height(of: selected) }
    let own = heights.detents.first { $0.detent == ownDetent }
    return own?.height ?? heights.lowest
  }

  /// How much of the card shows now, in points from the bottom of the canvas.
  var shownHeight: CGFloat {
    guard let geometry else { return 0 }
    let gap = geometry.isFloating ? SheetGeometry.gap : 0
    return canvasBounds.height - geometry.card.minY - gap
  }

  private var geometry: SheetGeometry? { geometry(shownTraits) }

  private func geometry(_ traits: PresentationTraits) -> SheetGeometry? {
    guard presentationStyle != .fullScreenCover else { return nil }
    let heights = heights(traits)
    return SheetGeometry(
      heights, height: restingHeight(traits, heights), pulled: pulledHeight,
      keyboard: graph?.keyboardOverlap ?? 0, cornerRadius: traits.cornerRadius,
      look: environment.systemLook)
  }

  /// How far the card has grown from its next lower detent to the large one, 0 to 1, whatever a
  /// keyboard has it moved up by.
  private var grownTarget: Double {
    let heights = sheetHeights
    let lower = heights.detents.last { $0.height < heights.full }?.height ?? 0
    let height = pulledHeight ?? restingHeight
    return Double(min(1, max(0, (height - lower) / max(1, heights.full - lower))))
  }

  override func placeChildren() {
    let canvas = canvasBounds
    let geometry = geometry
    var grown = grown ?? AnimatedValue(grownTarget)
    animate(&grown, to: grownTarget)
    self.grown = grown
    let dimTarget = letsTouchesThrough ? 0.0 : 1
    var dimmed = dimmed ?? AnimatedValue(dimTarget)
    animate(&dimmed, to: dimTarget)
    self.dimmed = dimmed
    card.geometry = geometry
    let frame = geometry?.card ?? CGRect(origin: .zero, size: canvas.size)
    var insets =
      geometry.map { EdgeInsets(top: 0, leading: 0, bottom: $0.bottomInset, trailing: 0) }
      ?? canvasInsets
    let keyboard = graph?.keyboardHeight ?? 0
    let covered = keyboard > 0 ? keyboard - (canvas.height - frame.maxY) : 0
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
      let dim =
        SheetGeometry.dim * min(1, part) * pulledPart * (dimmed?.value(at: moment) ?? 1)
      if dim > 0 {
        painter.draw(
          Path(canvasBounds),
          paint: .color(Color.black.opacity(dim).displayColor(in: environment)))
      }
    }
    card.override = backgroundOverride
    card.showsGrabber = showsGrabber
    let way = canvasBounds.maxY - card.origin.y
    painter.coming(
      part, from: CGPoint(x: 0, y: way), fades: environment.accessibilityReduceMotion
    ) { paintChild(card, &$0) }
  }

  /// Whether what is behind the card takes touches: where the sheet says so, and while the card is no
  /// higher than it says.
  var letsTouchesThrough: Bool {
    guard presentationStyle == .sheet else { return false }
    return switch shownTraits.backgroundInteraction?.kind {
    case .enabled: true
    case .upThrough(let detent): restingHeight <= sheetHeights.height(of: detent) + 0.01
    case .automatic, .disabled, nil: false
    }
  }

  /// How much of the lowest card a finger has left in sight.
  private var pulledPart: Double {
    guard let pulledHeight else { return 1 }
    return min(1, Double(pulledHeight / max(1, sheetHeights.lowest)))
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
  func motionAnimation(isComing: Bool) -> Animation {
    isComing || closingSpeed == 0 ? .system : .system(velocity: min(18, max(0, closingSpeed)))
  }

  func didBeginLeaving() { graph?.presentationChain.remove(self) }

  /// Rule M25: before iOS 26 the large sheet of an upright phone pushes back what is behind it. Believed:
  /// by 16 points at the sides, down to the safe area.
  var recession: LayerRecession? {
    let canvas = canvasBounds.size
    guard presentationStyle == .sheet, environment.systemLook == .ios18,
      canvas.height > canvas.width, !environment.accessibilityReduceMotion
    else { return nil }
    let part = layerMotion.part(at: moment) * (grown?.value(at: moment) ?? 0)
    guard part > 0 else { return nil }
    return LayerRecession(
      part: part, inset: 16, top: canvasInsets.top, cornerRadius: SheetGeometry.oldRadius,
      ground: Color(.system(.background)).displayColor(in: environment))
  }
}

extension ScreenNode: OutsideCloser {
  /// Whether a touch beside the card closes the screen.
  var closesFromOutside: Bool { presentationStyle == .sheet && !isDismissDisabled }
  func closeFromOutside() { dismissScreen() }
}

extension ScreenNode: PresentedScreen {
  func dismissScreen() { presented?.dismiss() }
}

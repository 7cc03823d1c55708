import Drawing
import Geometry
import LayoutCore
import ViewCore

/// An opened menu over the screen. A touch beside it closes it.
///
/// Rule M14: it fades in while it grows from the side of what it belongs to, and goes the same way.
final class MenuLayerNode: ViewNode {
  private let card = LayoutNode(ZStackLayout(alignment: .center))
  private let preview = LayoutNode(ZStackLayout(alignment: .center))
  private var hasPreview = false
  private var modifier: MenuPresentationModifier?
  private var sourceLink: Backlink<ViewNode>?
  private var placement: MenuPlacement?
  private var isReversed = false
  var layerMotion = LayerMotion()

  /// How large a menu is when it begins to come. Believed.
  private static let firstScale = 0.35
  /// The blur of the screen under a context menu, in points, and how much of white or black lies upon
  /// it. Believed.
  private static let blur: CGFloat = 12
  private static let veil = 0.28

  override init() {
    super.init()
    for node in [card, preview] {
      node.parent = self
      node.layoutParent = self
    }
  }

  @MainActor func update(
    _ modifier: MenuPresentationModifier, source: MenuPresentationNode, _ inputs: ViewInputs
  ) {
    adopt(inputs)
    self.modifier = modifier
    sourceLink = source.link
    if case .context(let view?) = modifier.form {
      preview.updateContent(view, inputs)
      hasPreview = true
      if isMounted { preview.mount() }
    }
    updateCard(inputs)
    // Where it opens upwards the first row is the one next to the finger.
    let opensUpwards = mayReverse && place(in: availableSize).isAbove
    if opensUpwards != isReversed {
      isReversed = opensUpwards
      updateCard(inputs)
    }
  }

  @MainActor private func updateCard(_ inputs: ViewInputs) {
    guard let modifier else { return }
    if panelWidth != nil {
      return card.updateContent(PanelCard(content: modifier.content()), inputs)
    }
    card.updateContent(
      MenuCard(
        look: environment.systemLook, content: modifier.content(), isReversed: isReversed,
        close: { modifier.isPresented.wrappedValue = false }),
      inputs)
  }

  private var isContextMenu: Bool {
    if case .context? = modifier?.form { return true }
    return false
  }

  /// The width of a panel; nil for menus.
  private var panelWidth: CGFloat? {
    if case .panel(let width)? = modifier?.form { return width }
    return nil
  }

  private var mayReverse: Bool {
    !isContextMenu && panelWidth == nil && environment.menuOrder != .fixed
  }

  override func didMount() {
    card.mount()
    if hasPreview { preview.mount() }
  }

  override var structuralChildren: _NodeList { hasPreview ? [preview, card] : [card] }
  override var layoutChildren: _NodeList { hasPreview ? [preview, card] : [card] }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  // MARK: Place

  private var source: ViewNode? { (sourceLink?.target as? MenuPresentationNode)?.anchor }

  private var availableSize: CGSize {
    guard let canvas = graph?.canvas, let width = canvas.width, let height = canvas.height else {
      return placedSize
    }
    return CGSize(
      width: width - canvas.safeArea.horizontal, height: height - canvas.safeArea.vertical)
  }

  /// The top left corner of the layer on the canvas.
  private var layerOrigin: CGPoint {
    let insets = graph?.canvas.safeArea ?? EdgeInsets()
    let left = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    return CGPoint(x: left, y: insets.top)
  }

  /// The row that stands out of the screen with the source.
  private var row: LiftedRow? {
    guard case .context(preview: nil)? = modifier?.form, let source else { return nil }
    return LiftedRow(filledBy: source)
  }

  /// The frame of the source, of its row, or of its preview, in the space of this layer.
  private func anchorFrame(in size: CGSize) -> CGRect {
    let origin = layerOrigin
    let frame = (row?.frame ?? source?.globalFrame ?? .zero)
      .offsetBy(dx: -origin.x, dy: -origin.y)
    guard hasPreview else { return frame }
    let room = CGSize(width: size.width - 32, height: size.height * 0.6)
    let own = preview.size(for: .unspecified).finite
    let scale = min(1, room.width / max(1, own.width), room.height / max(1, own.height))
    let shown = CGSize(width: own.width * scale, height: own.height * scale)
    let x = min(max(frame.midX - shown.width / 2, 16), size.width - 16 - shown.width)
    let y = min(
      max(frame.midY - shown.height / 2, MenuMetrics.margin),
      max(MenuMetrics.margin, size.height - shown.height - cardSize(in: size).height - 24))
    return CGRect(x: x, y: y, width: shown.width, height: shown.height)
  }

  private func cardSize(in size: CGSize) -> CGSize {
    let own = panelWidth ?? MenuMetrics(environment.systemLook).width
    let width = min(own, max(0, size.width - 2 * MenuMetrics.margin))
    return card.size(for: ProposedViewSize(width: width, height: nil)).finite
  }

  private func place(in size: CGSize) -> MenuPlacement {
    let metrics = MenuMetrics(environment.systemLook)
    return MenuPlacement(
      cardSize(in: size), at: anchorFrame(in: size), on: CGRect(origin: .zero, size: size),
      gap: isContextMenu ? 2 * metrics.gap : metrics.gap, isRigid: panelWidth != nil)
  }

  override func placeChildren() {
    let placement = place(in: placedSize)
    self.placement = placement
    card.place(
      at: placement.frame.origin, proposal: ProposedViewSize(placement.frame.size),
      size: placement.frame.size)
    guard hasPreview else { return }
    let frame = anchorFrame(in: placedSize)
    preview.place(at: frame.origin, proposal: ProposedViewSize(frame.size), size: frame.size)
  }

  // MARK: Picture

  override var motionRole: _MotionRole { .space }

  override func paint(_ painter: inout _Painter) {
    let part = layerMotion.part(at: moment)
    guard part > 0, let placement else { return }
    let outer = painter.transform
    if isContextMenu { paintLifted(&painter, min(1, part)) }
    if part != 1, !environment.accessibilityReduceMotion {
      let scale = Self.firstScale + (1 - Self.firstScale) * part
      painter.transform = scaling(by: scale, placement).concatenating(outer)
    }
    painter.fading(min(1, part)) { paintChild(card, &$0) }
    painter.transform = outer
  }

  /// Scales about the edge beside what the menu belongs to.
  private func scaling(by scale: CGFloat, _ placement: MenuPlacement) -> CGAffineTransform {
    let anchor = anchorFrame(in: placedSize)
    let x = min(max(anchor.midX, placement.frame.minX), placement.frame.maxX)
    let y = placement.isAbove ? placement.frame.maxY : placement.frame.minY
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - scale * x, ty: y - scale * y)
  }

  /// The screen grows dim, and what the menu belongs to stands out of it.
  @MainActor private func paintLifted(_ painter: inout Painter, _ part: Double) {
    painter.filterBackdrop(.blur(radius: Self.blur * part))
    let isDark = environment.colorScheme == .dark
    let canvas = CGRect(origin: .zero, size: placedSize)
      .insetBy(dx: -layerOrigin.x - 100, dy: -layerOrigin.y - 100)
    painter.draw(
      Path(canvas),
      paint: .color(
        (isDark ? Color.black : Color(white: 0.8)).opacity(Self.veil * part)
          .displayColor(in: environment)))
    if hasPreview { return paintPreview(&painter) }
    guard let source, let parent = source.layoutParent else { return }
    let outer = painter.transform
    painter.transform = parent.transform().concatenating(
      CGAffineTransform(translationX: -layerOrigin.x, y: -layerOrigin.y)
    ).concatenating(outer)
    var frame = CGRect(origin: source.origin, size: source.placedSize)
    let row = row
    if let row {
      let origin = source.globalFrame.origin
      frame.origin.x += row.frame.minX - origin.x
      frame.origin.y += row.frame.minY - origin.y
      frame.size = row.frame.size
    }
    let plate = Path(roundedRect: frame, cornerRadius: 13)
    painter.clipping(to: plate) { painter in
      let color = row?.color ?? Color(.system(.background))
      painter.draw(plate, paint: .color(color.displayColor(in: environment)))
      parent.paintChild(source, &painter)
    }
    painter.transform = outer
  }

  @MainActor private func paintPreview(_ painter: inout Painter) {
    let frame = anchorFrame(in: placedSize)
    painter.clipping(to: Path(roundedRect: frame, cornerRadius: 13)) { painter in
      painter.draw(
        Path(frame), paint: .color(Color(.system(.background)).displayColor(in: environment)))
      paintChild(preview, &painter)
    }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = panelWidth == nil ? "Menu" : "Popover"
    description.traits.append("modal")
  }
}

extension MenuLayerNode: MovingLayer {
  func motionAnimation(isComing: Bool) -> Animation { .spring(duration: 0.35, bounce: 0) }
}

extension MenuLayerNode: OutsideCloser {
  var closesFromOutside: Bool { true }
  func closeFromOutside() { modifier?.isPresented.wrappedValue = false }
}

extension MenuLayerNode: TouchRegion {
  /// Nothing under an opened menu is touched.
  func takesTouch(at point: CGPoint) -> Bool { true }
}

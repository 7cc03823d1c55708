import Drawing
import Geometry
import LayoutCore
import ViewCore

extension ListNode {
  /// Paints the cards, the rows and the separators, each over those before.
  @MainActor func paintLines(_ painter: inout Painter) {
    let metrics = metrics
    let isMoving = plates.areOnTheirWay
    let apart =
      moves.isMoving || swipes.holdsRows
      ? plates.all.filter { $0 === moves.plate || swipes.isApart($0) } : []
    let byItem = isMoving || !apart.isEmpty ? plates.byItem : [:]
    let ownParts = apart.flatMap { [$0.item] + swipes.bars(of: $0) + $0.controlNodes }
    let rows = paintedChildren.filter { child in !ownParts.contains { $0 === child } }
    let passing = isMoving ? rows.filter { isPassing($0, byItem[$0.serial]) } : []
    if isMoving { for card in plates.cards { paintGround(of: card, metrics, &painter) } }
    // What comes and goes lies under what stays and moves over it.
    for child in passing {
      let plate = byItem[child.serial]
      if let plate { paintPlate(plate, &painter) }
      paintRow(child, plate, &painter)
    }
    let ground = isMoving ? movingGround : nil
    for plate in plates.all where !plate.isFading && !apart.contains(where: { $0 === plate }) {
      paintPlate(plate, ground: ground, &painter)
    }
    for child in rows where !passing.contains(where: { $0 === child }) {
      paintRow(child, byItem[child.serial], &painter)
    }
    for plate in apart where plate !== moves.plate { paintSwiped(plate, &painter) }
    for node in plates.fading.map(\.node) where node.isFadingItself { paintChild(node, &painter) }
    for plate in plates.all where plate !== moves.plate { paintSeparator(of: plate, &painter) }
    if let plate = moves.plate { paintLifted(plate, &painter) }
  }

  /// Whether a row, a header or a footer comes or goes just now.
  @MainActor private func isPassing(_ child: ViewNode, _ plate: ListPlateNode?) -> Bool {
    plate?.isFading ?? (child.isFadingItself || departing.contains { $0 === child })
  }

  /// What rows without a card lie on while others move under them.
  private var movingGround: Color? {
    isGrouped || environment.scrollContentBackground == .hidden
      ? nil : Color(.system(.background))
  }

  /// Paints a row's content, or a header or footer; while its height changes, over that only.
  @MainActor private func paintRow(
    _ child: ViewNode, _ plate: ListPlateNode?, _ painter: inout Painter
  ) {
    if let plate, plate.changesHeight {
      painter.clipping(to: Path(band(of: plate))) { paintChild(child, &$0) }
    } else {
      paintChild(child, &painter)
    }
  }

  /// A row that is moved aside, over the actions that it uncovers.
  @MainActor private func paintSwiped(_ plate: ListPlateNode, _ painter: inout Painter) {
    guard let look = plate.shownLook else { return }
    var frame = plate.shownFrame
    frame.origin.x = plate.line.row.minX
    frame = painter.aligned(frame, toPixel: environment.pixelLength)
    painter.clipping(to: outline(frame, look.upper, look.lower)) { painter in
      for bar in swipes.bars(of: plate) { paintChild(bar, &painter) }
      paintPlate(plate, ground: Color(.system(.background)), &painter)
      paintRow(plate.item, plate, &painter)
      for control in plate.controlNodes { paintChild(control, &painter) }
    }
  }

  /// A row that a finger has, over the others.
  @MainActor private func paintLifted(_ plate: ListPlateNode, _ painter: inout Painter) {
    let shadow = DisplayFilter.shadow(
      color: Color.black.opacity(0.25).displayColor(in: environment), radius: 6,
      offset: CGSize(width: 0, height: 2))
    painter.withFilter(shadow) { painter in
      painter.compositing { paintPlate(plate, ground: Color(.system(.background)), &$0) }
    }
    paintRow(plate.item, plate, &painter)
    for control in plate.controlNodes { paintChild(control, &painter) }
  }

  private var isGrouped: Bool { environment.listConfiguration.style.isGrouped }

  private var cardColor: Color? { isGrouped ? Color(.system(.secondaryGroupedBackground)) : nil }

  /// What shows between rows of a card that move: its own colour, if all rows have that.
  @MainActor private func paintGround(
    of card: ListCardNode, _ metrics: ListMetrics, _ painter: inout Painter
  ) {
    let rows = plates.all.filter { $0.card === card }
    guard let cardColor, rows.contains(where: { !$0.isFading }),
      rows.allSatisfy({ $0.background == nil })
    else { return }
    painter.moving(card.isMovingFrame) { painter in
      let outline = outline(
        painter.aligned(card.shownFrame, toPixel: environment.pixelLength), metrics.cornerRadius,
        metrics.cornerRadius)
      painter.draw(outline, paint: .color(cardColor.displayColor(in: environment)))
    }
  }

  @MainActor private func outline(_ frame: CGRect, _ upper: CGFloat, _ lower: CGFloat) -> Path {
    UnevenRoundedRectangle(
      topLeadingRadius: upper, bottomLeadingRadius: lower, bottomTrailingRadius: lower,
      topTrailingRadius: upper
    ).path(in: frame)
  }

  /// - Parameter ground: what a row of a list without cards lies on when it is over something.
  @MainActor private func paintPlate(
    _ plate: ListPlateNode, ground: Color? = nil, _ painter: inout Painter
  ) {
    guard let look = plate.shownLook else { return }
    painter.moving(plate.isMovingFrame) { painter in
      let frame = painter.aligned(plate.shownFrame, toPixel: environment.pixelLength)
      let outline =
        swipes.isApart(plate) ? Path(frame) : outline(frame, look.upper, look.lower)
      @MainActor func paint(_ painter: inout Painter) {
        if let background = plate.background {
          painter.clipping(to: outline) { painter in
            let (place, rest) = (plate.shownFrame.origin, background.node.origin)
            painter.moved(by: CGPoint(x: place.x - rest.x, y: place.y - rest.y)) {
              paintChild(background.node, &$0)
            }
          }
        } else if let color = isSelected(plate.item)
          ? Color(.system(.gray4)) : cardColor ?? ground
        {
          painter.draw(outline, paint: .color(color.displayColor(in: environment)))
        }
      }
      guard plate.isFading else { return paint(&painter) }
      // Its corners are those of the card, which may be higher or lower now.
      let card = plate.card.map { self.outline($0.shownFrame, cornerRadius, cornerRadius) }
      painter.withOpacity(plate.shownPart) { painter in
        if let card, plate.sharesCard {
          painter.clipping(to: card) { paint(&$0) }
        } else {
          paint(&painter)
        }
      }
    }
  }

  private var cornerRadius: CGFloat { metrics.cornerRadius }

  /// The part of the list over which a row shows while its height changes.
  private func band(of plate: ListPlateNode) -> CGRect {
    let frame = plate.shownFrame
    let reach = max(placedSize.width, 1_000)
    return CGRect(
      x: -reach, y: frame.minY, width: placedSize.width + 2 * reach, height: frame.height)
  }

  @MainActor private func isSelected(_ item: ViewNode) -> Bool {
    guard let selection, let tag = item.itemTag(below: self) else { return false }
    return selection.isSelected(tag)
  }

  /// A hairline under a row that has another below it in its card; under every row of a plain list.
  @MainActor private func paintSeparator(
    of plate: ListPlateNode, _ painter: inout Painter
  ) {
    guard let look = plate.shownLook, look.separator > 0 else { return }
    let thickness = environment.pixelLength
    let shown = plate.shownFrame
    var frame = CGRect(
      x: look.start, y: shown.maxY - thickness, width: max(0, look.end - look.start),
      height: thickness)
    if environment.layoutDirection == .rightToLeft {
      frame.origin.x = placedSize.width - frame.maxX
    }
    let color = plate.line.traits.separatorTint ?? Color(.system(.separator))
    painter.moving(plate.isMovingFrame) { painter in
      frame = painter.aligned(frame, toPixel: environment.pixelLength)
      painter.withOpacity(look.separator * plate.shownPart) {
        $0.draw(Path(frame), paint: .color(color.displayColor(in: environment)))
      }
    }
  }
}

import Geometry
import LayoutCore
import ViewCore

/// The plates and cards of a list, those of rows on their way out included (rule M20).
final class ListPlates {
  unowned let list: ListNode
  /// Controls that fade out.
  private(set) var fading: [DeferredContent] = []
  /// The plates of rows that stay, in order.
  private(set) var staying: [ListPlateNode] = []
  /// Those of rows on their way out.
  private(set) var leaving: [ListPlateNode] = []
  private(set) var cards: [ListCardNode] = []
  private let places = FormerPlaces()

  init(_ list: ListNode) { self.list = list }

  var all: [ListPlateNode] { leaving + staying }

  /// What moves with the list's rows.
  var nodes: [ViewNode] { cards + all + fading.map(\.node) }

  /// Lets a control go that is no longer needed.
  @MainActor func fadeOut(_ control: DeferredContent) {
    fading = fading.filter(\.node.isFadingItself)
    control.node.fade(isComing: false)
    control.unmount()
    if control.node.isFadingItself { fading.append(control) }
  }

  var areOnTheirWay: Bool {
    all.contains(where: \.isOnItsWay) || cards.contains(where: \.isMovingFrame)
  }

  /// The plates by the serials of their items.
  var byItem: [Int: ListPlateNode] {
    Dictionary(all.map { ($0.item.serial, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Rows come and go

  /// Makes plates for rows that have come and lets go of those of rows that have gone.
  ///
  /// - Parameter departing: the items that have left and are still to be seen.
  @MainActor func update(_ rows: [LazyItem], departing: [ViewNode]) {
    let before = staying
    var known: [Int: ListPlateNode] = [:]
    for plate in all { known[plate.item.serial] = plate }
    let goingItems = Set(departing.map(\.serial))
    staying = rows.map { item in
      let plate = known.removeValue(forKey: item.node.serial) ?? make(item.node)
      plate.row = item.row
      if plate.isLeaving { plate.comeBack() }
      return plate
    }
    let goes = { (plate: ListPlateNode) in goingItems.contains(plate.item.serial) }
    let parted = before.filter { known[$0.item.serial] != nil && goes($0) }
    leaving = leaving.filter { known[$0.item.serial] != nil && goes($0) } + parted
    let stayingOnes = Set(staying.map(\.serial))
    for plate in parted {
      plate.neighbour = neighbour(of: plate, in: before, among: stayingOnes)
      plate.leave()
    }
    for plate in known.values {
      unmountControls(of: plate)
      if !goes(plate) { plate.background?.unmount() }
    }
    for plate in staying { updateBackground(of: plate) }
  }

  @MainActor private func make(_ item: ViewNode) -> ListPlateNode {
    let plate = ListPlateNode(item, ListArrangement.Line(row: item))
    attach(plate)
    return plate
  }

  @MainActor private func attach(_ node: ViewNode) {
    node.parent = list
    node.layoutParent = list
    guard let graph = list.graph else { return }
    node.adopt(ViewInputs(graph: graph, environment: list.environment))
  }

  @MainActor private func updateBackground(of plate: ListPlateNode) {
    guard let graph = list.graph else { return }
    plate.adopt(ViewInputs(graph: graph, environment: plate.item.environment))
    guard let view = plate.item.layoutValue(ListRowTraitsKey.self).background else {
      plate.background?.unmount()
      plate.background = nil
      return
    }
    let background = plate.background ?? DeferredContent(alignment: .center, owner: list)
    background.update(view, ViewInputs(graph: graph, environment: plate.item.environment))
    plate.background = background
  }

  @MainActor func unmount() {
    for plate in all {
      plate.background?.unmount()
      unmountControls(of: plate)
    }
  }

  /// The nearest plate of the same card that stays: above, else below.
  private func neighbour(
    of plate: ListPlateNode, in order: [ListPlateNode], among stayingOnes: Set<Int>
  ) -> (plate: ListPlateNode, isAbove: Bool)? {
    guard let index = order.firstIndex(where: { $0 === plate }) else { return nil }
    let stays = { (other: ListPlateNode) in
      other.card === plate.card && stayingOnes.contains(other.serial)
    }
    if let above = order[..<index].last(where: stays) { return (above, true) }
    return order[index...].first(where: stays).map { ($0, false) }
  }

  // MARK: Layout

  /// Puts the plates where the rows lie; those of rows that have come unfold between their
  /// neighbours, those of rows that go fold up.
  @MainActor func place(
    _ arrangement: ListArrangement, _ metrics: ListMetrics, isGrouped: Bool
  ) {
    guard let graph = list.graph else { return }
    places.begin(in: graph)
    let lines = arrangement.lines.filter { $0.role == .cell }
    guard lines.count == staying.count else { return }
    placeCards(lines)
    let cardsByKey = Dictionary(
      cards.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for (plate, line) in zip(staying, lines) {
      plate.line = line
      plate.card = cardsByKey[line.card]
      plate.put(line.row.offsetBy(dx: plate.displacement.x, dy: plate.displacement.y))
      if let background = plate.background {
        background.place(in: line.row.size)
        background.node.origin = line.row.origin
      }
      placeControls(of: plate)
    }
    for plate in staying { plate.show(look(of: plate, metrics, isGrouped: isGrouped)) }
    for (index, plate) in staying.enumerated() where plate.isNew {
      plate.isNew = false
      guard graph.movesFrames, plate.item.isComing else { continue }
      plate.come()
      unfold(plate, at: index)
    }
    for plate in leaving { fold(plate) }
    places.note(staying, in: graph)
  }

  /// A separator stands under a row that has another below it in its card, and under every row of a
  /// plain list.
  private func look(
    of plate: ListPlateNode, _ metrics: ListMetrics, isGrouped: Bool
  ) -> ListPlateNode.Look {
    let line = plate.line
    let place = list.moves.line(takenBy: plate)
    let hasSeparator = !(isGrouped && place.isLast) && line.traits.separator != .hidden
    let guides = line.item.dimensions(in: line.proposal)
    let end =
      guides[explicit: .listRowSeparatorTrailing].map { line.content.minX + $0 }
      ?? line.row.maxX - (metrics.insetsSeparatorEnd ? metrics.contentInset : 0)
    return ListPlateNode.Look(
      upper: place.isFirst ? metrics.cornerRadius : 0,
      lower: place.isLast ? metrics.cornerRadius : 0, separator: hasSeparator ? 1 : 0,
      start: line.content.minX + guides[HorizontalAlignment.listRowSeparatorLeading], end: end)
  }

  @MainActor private func placeCards(_ lines: [ListArrangement.Line]) {
    var frames: [ListCardKey: CGRect] = [:]
    var keys: [ListCardKey] = []
    for line in lines {
      if frames[line.card] == nil { keys.append(line.card) }
      frames[line.card] = frames[line.card]?.union(line.row) ?? line.row
    }
    let known = Dictionary(
      cards.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    cards = keys.map { key in
      let card = known[key] ?? ListCardNode(key)
      attach(card)
      if let frame = frames[key] { card.put(frame) }
      return card
    }
  }

  /// Has a plate begin without height where its neighbours met, with its row at its upper edge.
  private func unfold(_ plate: ListPlateNode, at index: Int) {
    func edge(_ others: some Sequence<ListPlateNode>, _ edge: (CGRect) -> CGFloat) -> CGFloat? {
      others.lazy.filter { $0.card === plate.card }.compactMap { self.places[$0] }.first.map(edge)
    }
    guard
      let y = edge(staying[..<index].reversed(), \.maxY)
        ?? edge(staying[(index + 1)...], \.minY)
    else { return }
    let row = plate.line.row
    plate.makeMotion().arrival = CGRect(x: row.minX, y: y, width: row.width, height: 0)
    plate.item.makeMotion().arrival = CGRect(
      origin: plate.item.origin, size: plate.item.placedSize
    ).offsetBy(dx: 0, dy: y - row.minY)
  }

  private func fold(_ plate: ListPlateNode) {
    guard let (neighbour, isAbove) = plate.neighbour else { return }
    let y = isAbove ? neighbour.origin.y + neighbour.placedSize.height : neighbour.origin.y
    let row = plate.line.row
    plate.item.origin.y = plate.line.content.minY + y - row.minY
    plate.put(CGRect(x: plate.origin.x, y: y, width: row.width, height: 0))
  }
}

extension ViewNode {
  /// Places a node that has nothing in it.
  fileprivate func put(_ frame: CGRect) {
    origin = frame.origin
    placedSize = frame.size
  }
}

import Geometry
import LayoutCore
import ViewCore

/// The row of a list that is moved aside, and the actions that it uncovers (rule M23).
final class ListSwipes {
  /// How much of a row's width a full swipe passes. Believed.
  private static let fullPart: CGFloat = 0.6
  /// Seconds of its speed by which a row that is let go decides where it rests.
  private static let reach: CGFloat = 0.25

  private unowned let list: ListNode
  private(set) var plate: ListPlateNode?
  private(set) var edge = HorizontalEdge.trailing
  /// Points that the row has moved from its edge inwards.
  private(set) var way: CGFloat = 0
  private var actions: SwipeActions?
  private var bar: DeferredContent?
  /// Rows that go back over their actions, or leave the list with them.
  private var closing: [Closing] = []

  private final class Closing {
    let plate: ListPlateNode
    let bar: DeferredContent
    /// How far the row still lies from its place.
    var offset: CGFloat

    init(_ plate: ListPlateNode, _ bar: DeferredContent, offset: CGFloat) {
      (self.plate, self.bar, self.offset) = (plate, bar, offset)
    }
  }

  init(_ list: ListNode) { self.list = list }

  var isOpen: Bool { plate != nil }
  /// Whether some row may be painted apart from the others.
  var holdsRows: Bool { isOpen || !closing.isEmpty }
  var movesRows: Bool { isOpen || closing.contains { $0.offset != 0 } }

  /// What takes touches beside the rows.
  var nodes: [ViewNode] { bar.map { [$0.node] } ?? [] }

  /// The bars to be painted under a row.
  func bars(of plate: ListPlateNode) -> [ViewNode] {
    let old = plate.isOnItsWay ? closing.filter { $0.plate === plate }.map(\.bar.node) : []
    return old + (self.plate === plate ? nodes : [])
  }

  func isApart(_ plate: ListPlateNode) -> Bool { !bars(of: plate).isEmpty }

  /// The actions at an edge of a row: its own, or that of deleting it.
  @MainActor func actions(of plate: ListPlateNode, at edge: HorizontalEdge) -> SwipeActions? {
    let own = plate.line.traits.swipeActions.filter { $0.edge == edge }
    if let first = own.first { return first }
    guard edge == .trailing, let delete = plate.deletion else { return nil }
    return SwipeActions(
      edge: edge, allowsFullSwipe: true,
      content: AnyView(Button("Delete", role: .destructive) { delete() }))
  }

  @MainActor func hasActions(_ plate: ListPlateNode) -> Bool {
    HorizontalEdge.allCases.contains { actions(of: plate, at: $0) != nil }
  }

  // MARK: Moving

  /// Moves a row aside as a finger has it.
  @MainActor func move(_ plate: ListPlateNode, _ edge: HorizontalEdge, by way: CGFloat) {
    guard uncover(plate, edge) else { return }
    let limit = max(1, natural)
    let isFree = actions?.allowsFullSwipe == true
    self.way =
      isFree || way <= limit ? max(0, way) : limit + ScrollContender.stretched(way - limit, limit)
    list.invalidatePlacement()
  }

  /// Moves a row aside by itself.
  @MainActor func open(_ plate: ListPlateNode, _ edge: HorizontalEdge) {
    guard uncover(plate, edge) else { return }
    rest(at: natural, velocity: 0)
  }

  /// The finger has left the row.
  ///
  /// - Parameter velocity: inwards from the row's edge, in points a second.
  @MainActor func release(velocity: CGFloat) {
    guard let plate, let actions else { return }
    if actions.allowsFullSwipe, way > Self.fullPart * plate.line.row.width {
      rest(at: plate.line.row.width, velocity: velocity)
      return performFirst()
    }
    let opens = way + velocity * Self.reach > natural / 2
    if opens { rest(at: natural, velocity: velocity) } else { close(velocity: velocity) }
  }

  @MainActor func close(velocity: CGFloat = 0) {
    let way = way
    guard let row = putAside() else { return }
    animate(by: way, velocity: -velocity) { row.offset = 0 }
  }

  /// The row has gone: its actions go with it.
  @MainActor func drop() { _ = putAside() }

  @MainActor private func putAside() -> Closing? {
    guard let plate, let bar else { return nil }
    let row = Closing(plate, bar, offset: offset(of: plate))
    for old in closing where old.plate === plate || !old.plate.isOnItsWay { old.bar.unmount() }
    closing = closing.filter { $0.plate !== plate && $0.plate.isOnItsWay } + [row]
    forget()
    list.invalidatePlacement()
    return row
  }

  private func forget() { (plate, bar, actions, way) = (nil, nil, nil, 0) }

  @MainActor func unmount() {
    for row in closing { row.bar.unmount() }
    bar?.unmount()
  }

  /// Builds the actions of an edge, if there are any; another row that is open closes.
  @MainActor private func uncover(_ plate: ListPlateNode, _ edge: HorizontalEdge) -> Bool {
    if self.plate === plate, self.edge == edge { return true }
    guard let actions = actions(of: plate, at: edge), let graph = list.graph else { return false }
    close()
    let bar = DeferredContent(alignment: .center, owner: list)
    var environment = plate.item.environment
    environment.listRowContext = nil
    environment.stackOrientation = nil
    bar.update(
      SwipeActionsBar(
        actions: actions,
        run: SwipeActionRun { [weak self] role, action in self?.perform(action, role) }),
      ViewInputs(graph: graph, environment: environment))
    (self.plate, self.edge, self.actions, self.bar, way) = (plate, edge, actions, bar, 0)
    graph.setNeedsPreferences()
    list.invalidatePlacement()
    return true
  }

  @MainActor private func rest(at way: CGFloat, velocity: CGFloat) {
    animate(by: way - self.way, velocity: velocity) { [weak self] in self?.way = way }
  }

  @MainActor private func animate(
    by distance: CGFloat, velocity: CGFloat, _ change: @escaping @MainActor () -> Void
  ) {
    guard let graph = list.graph else { return }
    let speed = distance == 0 ? 0 : min(18, max(-18, Double(velocity / distance)))
    withTransaction(Transaction(animation: .system(velocity: speed))) {
      graph.makingChange { [weak list] in
        change()
        list?.invalidatePlacement()
      }
    }
  }

  // MARK: Acting

  /// Does what the action at the row's edge does.
  @MainActor private func performFirst() {
    var targets: [any InteractionTarget] = []
    func find(_ node: ViewNode) {
      if let target = node as? any InteractionTarget { targets.append(target) }
      node.layoutChildren.forEach(find)
    }
    bar.map { find($0.node) }
    _ = (edge == .trailing ? targets.last : targets.first)?.performTap()
  }

  /// Runs an action; the row stays where it is if the action takes it away, and goes back if not.
  @MainActor private func perform(_ action: @MainActor () -> Void, _ role: ButtonRole?) {
    let plate = plate
    if role == .destructive {
      withTransaction(Transaction(animation: .default)) { action() }
    } else {
      action()
    }
    list.graph?.schedule { [weak self] in
      if let self, let plate, self.plate === plate { self.close() }
    }
  }

  // MARK: Layout

  /// How wide the actions are by themselves.
  @MainActor private var natural: CGFloat {
    guard let plate, let bar else { return 0 }
    return bar.node.size(for: ProposedViewSize(width: nil, height: plate.line.row.height)).finite
      .width
  }

  /// How far a row lies from its place, left to right.
  func offset(of plate: ListPlateNode) -> CGFloat {
    guard plate === self.plate else {
      return closing.last { $0.plate === plate }?.offset ?? 0
    }
    return isAtRight(edge) ? -way : way
  }

  private func isAtRight(_ edge: HorizontalEdge) -> Bool {
    (edge == .trailing) != (list.environment.layoutDirection == .rightToLeft)
  }

  @MainActor func place() {
    guard let plate, let bar else { return }
    let row = plate.line.row
    let width = max(natural, way)
    bar.place(in: CGSize(width: width, height: row.height))
    bar.node.origin = CGPoint(
      x: isAtRight(edge) ? row.maxX - width : row.minX, y: row.minY)
  }

  /// Whether a point of the list lies on the uncovered actions.
  func isOnActions(_ point: CGPoint) -> Bool {
    guard let plate else { return false }
    var row = plate.line.row
    if isAtRight(edge) { row.origin.x = row.maxX - way }
    row.size.width = way
    return row.contains(point)
  }
}

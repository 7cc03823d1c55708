import Geometry
import LayoutCore
import ViewCore

/// The row of a list that a finger has by its handle, and where the others make room (rule M24).
final class ListMoves {
  private unowned let list: ListNode
  private(set) var plate: ListPlateNode?
  /// Rows of the same data in order; the moved one is at `from`, and would be at `to`.
  fileprivate var siblings: [ListPlateNode] = []
  private var from = 0
  private var to = 0
  private var way: CGFloat = 0

  init(_ list: ListNode) { self.list = list }

  var isMoving: Bool { plate != nil }

  func begin(_ plate: ListPlateNode) {
    siblings = list.plates.staying.filter { plate.row?.isSibling(of: $0.row) == true }
    guard let index = siblings.firstIndex(where: { $0 === plate }) else { return }
    (self.plate, from, to, way) = (plate, index, index, 0)
  }

  /// The finger has moved the row by points.
  @MainActor func move(by way: CGFloat) {
    guard let plate, let graph = list.graph else { return }
    self.way = way
    list.invalidatePlacement()
    let middle = plate.line.row.midY + way
    let above = siblings.enumerated().filter { index, other in
      index != from && (index < from ? other.line.row.midY < middle : other.line.row.midY <= middle)
    }
    guard above.count != to else { return }
    withTransaction(Transaction(animation: .default)) {
      graph.makingChange { [weak self] in
        self?.to = above.count
        self?.list.invalidatePlacement()
      }
    }
  }

  /// The finger has left the row, which goes where there is room for it.
  @MainActor func release() {
    guard let plate, let graph = list.graph else { return }
    let (row, from, to) = (plate.row, from, to)
    withTransaction(Transaction(animation: .default)) {
      if from != to, let row, let end = siblings[to].row?.index {
        row.move?(IndexSet(integer: row.index), end > row.index ? end + 1 : end)
      }
      graph.makingChange { [weak self] in
        self?.forget()
        self?.list.invalidatePlacement()
      }
    }
  }

  func forget() { (plate, siblings, way) = (nil, [], 0) }

  /// How far a row lies from its place.
  func offset(of plate: ListPlateNode) -> CGFloat {
    guard let moved = self.plate else { return 0 }
    if plate === moved { return way }
    guard let index = siblings.firstIndex(where: { $0 === plate }) else { return 0 }
    let height = moved.line.row.height
    if index > from, index <= to { return -height }
    if index < from, index >= to { return height }
    return 0
  }
}

extension ListMoves {
  /// The line whose place a row has taken.
  func line(takenBy plate: ListPlateNode) -> ListArrangement.Line {
    let offset = offset(of: plate)
    guard plate !== self.plate, offset != 0,
      let index = siblings.firstIndex(where: { $0 === plate })
    else { return plate.line }
    let place = index + (offset < 0 ? -1 : 1)
    return siblings.indices.contains(place) ? siblings[place].line : plate.line
  }
}

/// The handle of a row as a contender for touches.
final class HandleContender: TouchContender {
  /// Gone when the list has gone under the finger.
  private weak var list: ListNode?
  private let plate: ListPlateNode
  private var start: CGFloat?
  private var way: CGFloat = 0
  private(set) var touchState = TouchState.undecided

  /// For the handle of a row; nil where it is none of a list's.
  @MainActor init?(on handle: ViewNode) {
    guard let list = handle.ancestor(where: { $0 is ListNode }) as? ListNode,
      let plate = list.plates.plate(withControl: handle)
    else { return nil }
    (self.list, self.plate) = (list, plate)
  }

  var touchRank: TouchRank { .normal }
  var touchDeadline: Double? { nil }

  func handleTouch(_ event: TouchEvent) {
    switch event.kind {
    case .began:
      guard event.points.count == 1 else { return touchState = .lost }
      start = event.location.y
    case .moved:
      guard let start, !touchState.isFinal else { return }
      way = event.location.y - start
      if way != 0 { touchState = .won }
    case .ended: touchState = touchState == .won ? .completed : .lost
    case .timePassed: break
    }
  }

  func deliverTouch() {
    guard touchState.hasWon, let list else { return }
    if list.moves.plate !== plate { list.moves.begin(plate) }
    list.moves.move(by: way)
    if touchState == .completed { list.moves.release() }
  }

  func cancelTouch() {
    if touchState == .won { list?.moves.release() }
    touchState = .lost
  }

  func resetTouch() {
    (start, way) = (nil, 0)
    touchState = .undecided
  }
}

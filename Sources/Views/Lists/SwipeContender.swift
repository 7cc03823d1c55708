import Geometry
import ViewCore

/// The rows of a list as a contender for touches: a finger moves one aside that has actions. A touch
/// elsewhere puts it back (rule M23).
final class SwipeContender: TouchContender {
  /// Gone when the list has gone under the finger.
  private weak var list: ListNode?
  private var start: (finger: CGPoint, way: CGFloat)?
  private var plate: ListPlateNode?
  private var edge = HorizontalEdge.trailing
  private var way: CGFloat = 0
  private var closes = false
  private var moves = false
  private var track = TouchTrack()
  private var velocity: CGFloat = 0
  private(set) var touchState = TouchState.undecided

  init(_ list: ListNode) { self.list = list }

  var touchRank: TouchRank { .normal }
  var touchDeadline: Double? { nil }

  private var isMirrored: Bool { list?.environment.layoutDirection == .rightToLeft }

  func handleTouch(_ event: TouchEvent) {
    track.add(event)
    switch event.kind {
    case .began: begin(event)
    case .moved:
      guard let start, !touchState.isFinal else { return }
      let moved = event.location.x - start.finger.x
      let inwards = isMirrored ? -moved : moved
      if touchState == .undecided {
        guard event.location.distance(to: start.finger) > TouchTimes.slop else { return }
        decide(inwards, across: event.location.y - start.finger.y)
      }
      way = start.way + (edge == .trailing ? -inwards : inwards)
    case .ended:
      let speed = track.velocity(at: event.time).x
      let inwards = isMirrored ? -speed : speed
      velocity = edge == .trailing ? -inwards : inwards
      touchState = moves || (closes && touchState == .undecided) ? .completed : .lost
    case .timePassed: break
    }
  }

  private func begin(_ event: TouchEvent) {
    guard let list else { return touchState = .lost }
    let frame = list.globalFrame
    let point = CGPoint(x: event.location.x - frame.minX, y: event.location.y - frame.minY)
    guard event.points.count == 1, !list.swipes.isOnActions(point) else {
      return touchState = .lost
    }
    closes = list.swipes.isOpen
    plate = list.plates.staying.first { $0.line.row.contains(point) }
    let swipes = list.swipes
    guard closes || plate.map(swipes.hasActions) == true else { return touchState = .lost }
    start = (event.location, plate === swipes.plate ? swipes.way : 0)
  }

  private func decide(_ inwards: CGFloat, across: CGFloat) {
    guard abs(inwards) > abs(across), let plate, let swipes = list?.swipes else {
      return touchState = .lost
    }
    edge = plate === swipes.plate ? swipes.edge : inwards < 0 ? .trailing : .leading
    moves = swipes.actions(of: plate, at: edge) != nil
    touchState = moves ? .won : .lost
  }

  func deliverTouch() {
    guard touchState.hasWon else { return }
    if moves, let plate {
      list?.swipes.move(plate, edge, by: way)
      if touchState == .completed { list?.swipes.release(velocity: velocity) }
    } else if touchState == .completed {
      list?.swipes.close()
    }
  }

  func cancelTouch() {
    if moves, touchState == .won {
      list?.swipes.release(velocity: 0)
    } else if closes {
      list?.swipes.close()
    }
    touchState = .lost
  }

  func resetTouch() {
    (start, plate, way, velocity) = (nil, nil, 0, 0)
    (closes, moves) = (false, false)
    track = TouchTrack()
    touchState = .undecided
  }
}

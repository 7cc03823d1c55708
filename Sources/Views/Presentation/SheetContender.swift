import Geometry
import ViewCore

/// The card of a sheet as a contender for touches: it follows a finger up and down, where nothing in
/// it does.
final class SheetContender: TouchContender {
  private unowned let screen: ScreenNode
  private var start: (finger: CGPoint, height: CGFloat)?
  private var way: CGFloat = 0
  private var track = TouchTrack()
  private var velocity: CGFloat = 0
  private(set) var touchState = TouchState.undecided

  init(_ screen: ScreenNode) { self.screen = screen }

  var touchRank: TouchRank { .normal }
  var touchDeadline: Double? { nil }

  func handleTouch(_ event: TouchEvent) {
    track.add(event)
    switch event.kind {
    case .began:
      guard event.points.count == 1 else { return touchState = .lost }
      start = (event.location, screen.shownHeight)
    case .moved:
      guard let start, !touchState.isFinal else { return }
      way = event.location.y - start.finger.y
      let across = abs(event.location.x - start.finger.x)
      guard touchState == .undecided,
        event.location.distance(to: start.finger) > TouchTimes.slop
      else { return }
      touchState = abs(way) > across ? .won : .lost
    case .ended:
      velocity = track.velocity(at: event.time).y
      touchState = touchState == .won ? .completed : .lost
    case .timePassed: break
    }
  }

  func deliverTouch() {
    guard let start, touchState.hasWon else { return }
    screen.pull(to: start.height - way)
    if touchState == .completed { screen.endPull(velocity: velocity) }
  }

  func cancelTouch() {
    if touchState == .won { screen.endPull(velocity: 0) }
    touchState = .lost
  }

  func resetTouch() {
    (start, way, velocity) = (nil, 0, 0)
    track = TouchTrack()
    touchState = .undecided
  }
}

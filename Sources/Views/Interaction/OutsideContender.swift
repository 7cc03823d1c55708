import Geometry
import ViewCore

/// The dimmed part of the screen beside a sheet: a short touch there closes the sheet.
final class OutsideContender: TouchContender {
  private let screen: ScreenNode
  private var start: CGPoint?
  private(set) var touchState = TouchState.undecided

  init(_ screen: ScreenNode) { self.screen = screen }

  var touchRank: TouchRank { .normal }
  var touchDeadline: Double? { nil }

  func handleTouch(_ event: TouchEvent) {
    switch event.kind {
    case .began:
      guard event.points.count == 1 else { return touchState = .lost }
      start = event.location
    case .moved:
      guard let start, event.location.distance(to: start) > TouchTimes.slop else { return }
      touchState = .lost
    case .ended: touchState = touchState == .undecided ? .completed : touchState
    case .timePassed: break
    }
  }

  func deliverTouch() {
    if touchState == .completed { screen.dismissScreen() }
  }

  func cancelTouch() { touchState = .lost }

  func resetTouch() {
    start = nil
    touchState = .undecided
  }
}

import Geometry
import ViewCore

/// A layer that a touch beside its content closes.
@MainActor protocol OutsideCloser: ViewNode {
  var closesFromOutside: Bool { get }
  func closeFromOutside()
}

/// The part of the screen beside a sheet or a menu: a short touch there closes it.
final class OutsideContender: TouchContender {
  private let layer: any OutsideCloser
  private var start: CGPoint?
  private(set) var touchState = TouchState.undecided

  init(_ layer: any OutsideCloser) { self.layer = layer }

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
    if touchState == .completed { layer.closeFromOutside() }
  }

  func cancelTouch() { touchState = .lost }

  func resetTouch() {
    start = nil
    touchState = .undecided
  }
}

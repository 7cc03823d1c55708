import Geometry
import ViewCore

/// Something on the way from a touched view to the root that may take the touch.
@MainActor protocol TouchContender: AnyObject {
  var touchRank: TouchRank { get }
  /// Whether the touch has been won, lost, or neither yet.
  var touchState: TouchState { get }
  /// When the time alone may decide, in seconds of the tree.
  var touchDeadline: Double? { get }
  /// Takes a moment of the touch into account; nothing is done yet.
  func handleTouch(_ event: TouchEvent)
  /// Does what the present state asks for.
  func deliverTouch()
  /// Another contender has the touch, or the touch is over.
  func cancelTouch()
  /// Forgets the touch before.
  func resetTouch()
}

/// In which order contenders have a touch.
enum TouchRank {
  /// Before all below: outer ones first.
  case high
  /// After what lies deeper.
  case normal
  /// Beside the others.
  case companion
}

enum TouchState {
  /// Those that come after wait.
  case undecided
  case won
  /// Won, and over.
  case completed
  case lost

  init<Value>(_ phase: GesturePhase<Value>) {
    switch phase {
    case .possible: self = .undecided
    case .active: self = .won
    case .ended: self = .completed
    case .failed: self = .lost
    }
  }

  var hasWon: Bool { self == .won || self == .completed }
  var isFinal: Bool { self == .completed || self == .lost }
}

/// A control as a contender: held while the finger is near, set off when it leaves.
final class ControlContender: TouchContender {
  /// Points that a finger may leave a control by.
  private static let reach: CGFloat = 44
  private let target: any InteractionTarget
  private var start: CGPoint?
  private(set) var touchState = TouchState.undecided

  init(_ target: any InteractionTarget) { self.target = target }

  var touchRank: TouchRank { .normal }
  var touchDeadline: Double? { nil }

  /// Scroll views take a finger that moves away from the controls in them.
  private var isScrolled: Bool { target.ancestor { $0 is ScrollNode } != nil }

  func handleTouch(_ event: TouchEvent) {
    guard touchState == .undecided else { return }
    switch event.kind {
    case .began:
      guard event.points.count == 1 else { return touchState = .lost }
      start = event.location
    case .moved:
      guard let start, event.location != start else { return }
      let bounds = target.globalFrame.insetBy(dx: -Self.reach, dy: -Self.reach)
      let isScrolling = isScrolled && event.location.distance(to: start) > TouchTimes.slop
      if isScrolling || !bounds.contains(event.location) { touchState = .lost }
    case .ended: touchState = start == nil ? .lost : .completed
    case .timePassed: break
    }
  }

  func deliverTouch() {
    switch touchState {
    case .undecided: target.setPressed(start != nil)
    case .completed, .won:
      target.setPressed(false)
      if !target.performTap() { touchState = .lost }
    case .lost: target.setPressed(false)
    }
  }

  func cancelTouch() {
    touchState = .lost
    target.setPressed(false)
  }

  func resetTouch() {
    start = nil
    touchState = .undecided
  }
}

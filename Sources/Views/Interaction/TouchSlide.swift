import Geometry
import ViewCore

/// A value that follows a finger along a control.
struct TouchSlide {
  /// 0…1 along the control.
  let value: @MainActor () -> Double
  let setValue: @MainActor (Double) -> Void
  /// Points of the control that the value does not use: its knob.
  let knob: CGFloat
}

/// A control whose value moves with the finger, from where it was: a touch alone changes nothing.
final class SlideContender: TouchContender {
  private let target: TouchNode
  private let slide: TouchSlide
  private var start: (point: CGPoint, value: Double)?
  private var way: CGFloat = 0
  private(set) var touchState = TouchState.undecided

  init(_ target: TouchNode, _ slide: TouchSlide) {
    self.target = target
    self.slide = slide
  }

  var touchRank: TouchRank { .normal }
  var touchDeadline: Double? { nil }

  func handleTouch(_ event: TouchEvent) {
    switch event.kind {
    case .began:
      guard event.points.count == 1 else { return touchState = .lost }
      start = (event.location, slide.value())
    case .moved:
      guard let start, !touchState.isFinal else { return }
      way = event.location.x - start.point.x
      let across = abs(event.location.y - start.point.y)
      if touchState == .undecided, across > TouchTimes.slop, across > abs(way) {
        touchState = .lost
      } else if way != 0 {
        touchState = .won
      }
    case .ended: touchState = .completed
    case .timePassed: break
    }
  }

  func deliverTouch() {
    target.setPressed(!touchState.isFinal && start != nil)
    guard let start, touchState.hasWon, way != 0 else { return }
    let length = max(1, target.placedSize.width - slide.knob)
    let isMirrored = target.environment.layoutDirection == .rightToLeft
    slide.setValue(min(1, max(0, start.value + Double((isMirrored ? -way : way) / length))))
  }

  func cancelTouch() {
    touchState = .lost
    target.setPressed(false)
  }

  func resetTouch() {
    (start, way) = (nil, 0)
    touchState = .undecided
  }
}

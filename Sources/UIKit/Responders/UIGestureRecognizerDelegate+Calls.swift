import Geometry

// Requirements of `UIGestureRecognizerDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UIGestureRecognizerDelegate {
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  @_disfavoredOverload
  public var gestureRecognizer: _UIGestureRecognizerDelegate_gestureRecognizer? {
    _UIGestureRecognizerDelegate_gestureRecognizer(delegate: self)
  }
}

@MainActor @preconcurrency
public struct _UIGestureRecognizerDelegate_gestureRecognizer {
  let delegate: any UIGestureRecognizerDelegate

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
}

import Geometry
import ViewCore

/// Two gestures one after the other: the second begins when the first has ended, with the touch that
/// is still down or with the next one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public typealias Body = Never
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    SequenceRecognizer<First, Second>.updating(old, first, second)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  private var isFirstDelivered = false
  private var hasSecondBegun = false
  private var isDown = false
  /// When the first part ended with no finger down: the second must begin soon.
  private var pause: Double?

  override var deadline: Double? {
    if first.phase.isFinal {
      return [pause.map { $0 + TouchTimes.tapInterval }, second.deadline].compactMap(\.self).min()
    }
    return first.deadline
  }

  override func handle(_ event: TouchEvent, at place: TouchPlace) {
    if event.kind == .began { isDown = true }
    if event.kind == .ended { isDown = false }
    if case .ended(let value) = first.phase {
      return handleSecond(event, at: place, after: value)
    }
    first.handle(event, at: place)
    switch first.phase {
    case .ended(let value):
      if isDown {
        begin(event, at: place)
      } else {
        pause = event.time
      }
      phase = .active(.second(value, second.phase.value))
    case .failed: phase = .failed
    case .possible(let value): phase = .possible(value.map { .first($0) })
    case .active(let value): phase = .active(.first(value))
    }
  }

  private func begin(_ event: TouchEvent, at place: TouchPlace) {
    var event = event
    event.kind = .began
    hasSecondBegun = true
    pause = nil
    second.handle(event, at: place)
  }

  private func handleSecond(_ event: TouchEvent, at place: TouchPlace, after value: First.Value) {
    if hasSecondBegun {
      second.handle(event, at: place)
    } else if event.kind == .began {
      begin(event, at: place)
    } else if let deadline, event.time >= deadline {
      return phase = .failed
    }
    switch second.phase {
    case .possible(let inner): phase = .active(.second(value, inner))
    case .active(let inner): phase = .active(.second(value, inner))
    case .ended(let inner): phase = .ended(.second(value, inner))
    case .failed: phase = .failed
    }
  }

  override func deliver() {
    if !isFirstDelivered { first.deliver() }
    isFirstDelivered = first.phase.isFinal
    if hasSecondBegun { second.deliver() }
  }

  override func reset() {
    super.reset()
    (isFirstDelivered, hasSecondBegun, isDown, pause) = (false, false, false, nil)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

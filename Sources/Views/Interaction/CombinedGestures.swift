import Geometry
import ViewCore

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public typealias Body = Never
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    SimultaneousRecognizer<First, Second>.updating(old, first, second)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  /// A part that has ended runs its actions once.
  private var isFirstDelivered = false
  private var isSecondDelivered = false

  override func handle(_ event: TouchEvent, at place: TouchPlace) {
    first.handle(event, at: place)
    second.handle(event, at: place)
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch (first.phase, second.phase) {
    case (.failed, .failed): phase = .failed
    case _ where first.phase.isFinal && second.phase.isFinal: phase = .ended(value)
    case _ where first.phase.isRecognized || second.phase.isRecognized: phase = .active(value)
    default:
      let hasValue = value.first != nil || value.second != nil
      phase = .possible(hasValue ? value : nil)
    }
  }

  override func deliver() {
    if !isFirstDelivered { first.deliver() }
    if !isSecondDelivered { second.deliver() }
    isFirstDelivered = first.phase.isFinal
    isSecondDelivered = second.phase.isFinal
  }

  override func reset() {
    super.reset()
    (isFirstDelivered, isSecondDelivered) = (false, false)
  }
}

/// Two gestures of which one succeeds, the first being preferred: the second waits until the first
/// has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public typealias Body = Never
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    ExclusiveRecognizer<First, Second>.updating(old, first, second)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  override func handle(_ event: TouchEvent, at place: TouchPlace) {
    first.handle(event, at: place)
    if !first.phase.isRecognized { second.handle(event, at: place) }
    switch first.phase {
    case .active, .ended: phase = first.phase.map { .first($0) }
    case .failed: phase = second.phase.map { .second($0) }
    case .possible(let value): phase = .possible(value.map { .first($0) })
    }
  }

  override func deliver() {
    if case .failed = first.phase {
      first.cancel()
      second.deliver()
    } else {
      if first.phase.isRecognized { second.cancel() }
      first.deliver()
    }
  }
}

/// A recognizer of two parts.
class PairRecognizer<First, Second, Value>: _Recognizer<Value> {
  final let first: _Recognizer<First>
  final let second: _Recognizer<Second>

  required init(_ first: _Recognizer<First>, _ second: _Recognizer<Second>) {
    self.first = first
    self.second = second
  }

  /// The recognizer that stood here before, if its parts still serve their gestures, else a new one.
  @MainActor static func updating<A: Gesture, B: Gesture>(
    _ old: _Recognizer<Value>?, _ first: A, _ second: B
  ) -> Self where A.Value == First, B.Value == Second {
    let known = old as? Self
    let first = first._recognizer(updating: known?.first)
    let second = second._recognizer(updating: known?.second)
    guard let known, known.first === first, known.second === second else {
      return Self(first, second)
    }
    return known
  }

  override var deadline: Double? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }

  override func cancel() {
    super.cancel()
    first.cancel()
    second.cancel()
  }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

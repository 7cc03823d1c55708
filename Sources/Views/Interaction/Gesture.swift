import Geometry
import ViewCore

/// What a pointer did, as gestures see it.
public enum _GestureEvent {
  /// Complete touches, in the coordinates of the view.
  case taps(count: Int, location: CGPoint)
  case longPress(location: CGPoint)
}

/// A set of actions by which views respond to touches.
///
/// Coverage: taps and long presses reach views; drags, magnifications and rotations are declared.
/// Verified: documented.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// The gesture's value when an event completes it; actions attached to it run on the way.
  func _recognize(_ event: _GestureEvent) -> Value?
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognize(_ event: _GestureEvent) -> Never? { nil }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Gesture where Value == Body.Value {
  public func _recognize(_ event: _GestureEvent) -> Value? { body._recognize(event) }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public func _recognize(_ event: _GestureEvent) -> Value? {
    guard let value = content._recognize(event) else { return nil }
    action(value)
    return value
  }
}

/// A gesture with an action for each change of its value.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public func _recognize(_ event: _GestureEvent) -> Value? {
    guard let value = content._recognize(event) else { return nil }
    action(value)
    return value
  }
}

public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  public func _recognize(_ event: _GestureEvent) -> Value? {
    content._recognize(event).map(transform)
  }
}

/// A gesture that keeps a state while it goes on; the state is back at its start when it ends.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public func _recognize(_ event: _GestureEvent) -> Value? { base._recognize(event) }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

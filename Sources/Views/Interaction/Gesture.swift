import Geometry
import ViewCore

/// A set of actions by which views respond to touches.
///
/// Coverage: taps, presses, drags, pinches and turns, alone and combined. Verified: documented.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// What follows a touch for this gesture: the recognizer of the gesture that stood here before,
  /// brought up to date, or a new one.
  func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value>
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognizer(updating old: _Recognizer<Never>?) -> _Recognizer<Never> {
    old ?? _Recognizer()
  }
}

/// A gesture that may be left out: without one nothing follows the touch.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    self?._recognizer(updating: old) ?? _Recognizer()
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Gesture where Value == Body.Value {
  /// That of the body; the properties of a composed gesture are kept at the view it is on.
  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    ComposedRecognizer<Self>.updating(old, self)
  }
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

/// A gesture of a hidden type.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let recognizer: @MainActor (_Recognizer<Value>?) -> _Recognizer<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    recognizer = { gesture._recognizer(updating: $0) }
  }

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    recognizer(old)
  }
}

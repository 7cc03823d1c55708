import Geometry
import ViewCore

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    EndedRecognizer<Value>.updating(old, content, action)
  }
}

private final class EndedRecognizer<Value>: ActionRecognizer<Value> {
  override func deliver() {
    base.deliver()
    if case .ended(let value) = phase { action(value) }
  }
}

/// A gesture with an action for each change of its value.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    ChangedRecognizer<Value>.updating(old, content, action)
  }
}

private final class ChangedRecognizer<Value>: ActionRecognizer<Value> {
  private var last: Value?

  override func deliver() {
    base.deliver()
    guard !phase.isFinal, let value = phase.value else { return }
    if let last, areEqual(last, value) { return }
    last = value
    action(value)
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    let known = old as? MapRecognizer<Content.Value, Value>
    let base = content._recognizer(updating: known?.base)
    guard let known, known.base === base else { return MapRecognizer(base, transform) }
    known.transform = transform
    return known
  }
}

private final class MapRecognizer<Base, Value>: _Recognizer<Value> {
  let base: _Recognizer<Base>
  var transform: (Base) -> Value

  init(_ base: _Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var deadline: Double? { base.deadline }

  override func handle(_ event: TouchEvent, at place: TouchPlace) {
    base.handle(event, at: place)
    phase = base.phase.map(transform)
  }

  override func deliver() { base.deliver() }

  override func cancel() {
    super.cancel()
    base.cancel()
  }

  override func reset() {
    super.reset()
    base.reset()
  }
}

/// A gesture that keeps a state while it goes on; the state is back at its start when it ends.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    let known = old as? StateRecognizer<Base, State>
    let recognizer = base._recognizer(updating: known?.base)
    guard let known, known.base === recognizer else {
      return StateRecognizer<Base, State>(recognizer, self)
    }
    known.gesture = self
    return known
  }
}

private final class StateRecognizer<Base: Gesture, State>: WrappingRecognizer<Base.Value> {
  var gesture: GestureStateGesture<Base, State>
  private var isUpdating = false

  init(_ base: _Recognizer<Base.Value>, _ gesture: GestureStateGesture<Base, State>) {
    self.gesture = gesture
    super.init(base)
  }

  override func deliver() {
    base.deliver()
    guard !phase.isFinal, let value = phase.value else {
      if phase.isFinal { end() }
      return
    }
    isUpdating = true
    gesture.state.update { gesture.update(value, &$0, &$1) }
  }

  override func cancel() {
    super.cancel()
    end()
  }

  private func end() {
    guard isUpdating else { return }
    isUpdating = false
    gesture.state.endGesture()
  }
}

/// A recognizer that adds something to another of the same values.
class WrappingRecognizer<Value>: _Recognizer<Value> {
  final let base: _Recognizer<Value>

  init(_ base: _Recognizer<Value>) { self.base = base }

  override var deadline: Double? { base.deadline }

  override func handle(_ event: TouchEvent, at place: TouchPlace) {
    base.handle(event, at: place)
    phase = base.phase
  }

  override func deliver() { base.deliver() }

  override func cancel() {
    super.cancel()
    base.cancel()
  }

  override func reset() {
    super.reset()
    base.reset()
  }
}

/// A recognizer that runs an action with the values of another.
class ActionRecognizer<Value>: WrappingRecognizer<Value> {
  final var action: (Value) -> Void

  required init(_ base: _Recognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  /// The recognizer that stood here before with the newest action, if it still serves the gesture,
  /// else a new one.
  @MainActor static func updating<Content: Gesture>(
    _ old: _Recognizer<Value>?, _ content: Content, _ action: @escaping (Value) -> Void
  ) -> Self where Content.Value == Value {
    let known = old as? Self
    let base = content._recognizer(updating: known?.base)
    guard let known, known.base === base else { return Self(base, action) }
    known.action = action
    return known
  }
}

import Geometry

/// A value that a gesture changes while it lasts and that falls back when it ends.
///
/// Coverage: full. Verified: documented.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { box?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  public mutating func _attach(_ context: _PropertyContext) {
    let initial = initial
    box = context.slot {
      let box = StateBox(initial)
      box.storage = context.storage
      return box
    }
  }

  /// Changes the value while the gesture lasts.
  package func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { box?.set(value) }
  }

  /// The gesture is over: the value falls back.
  package func endGesture() {
    var transaction = Transaction()
    reset(wrappedValue, &transaction)
    withTransaction(transaction) { box?.set(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

import Geometry
import ViewCore

/// A state that lasts as long as a gesture; at rest it has its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { initial = wrappedValue }

  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }
  public mutating func _attach(_ context: _PropertyContext) {}
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(
    resetTransaction: Transaction = Transaction()
  ) { self.init(wrappedValue: nil) }
}

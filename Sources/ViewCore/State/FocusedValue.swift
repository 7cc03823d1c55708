import Combine
import Geometry
import Observation

/// A key for a value that the focused view hands to the rest of the program.
public protocol FocusedValueKey {
  associatedtype Value
}

/// Values of the focused view and its scene. Nothing has the focus in a render, so there are none.
public struct FocusedValues: Sendable {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// Reads a value of the focused view. Coverage: declared; always `nil`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
  public mutating func _attach(_ context: _PropertyContext) {}
}

/// Reads and writes a value of the focused view. Coverage: declared; always `nil`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
  public mutating func _attach(_ context: _PropertyContext) {}
}

/// Follows an object of the focused view. Coverage: declared; always `nil`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
  public mutating func _attach(_ context: _PropertyContext) {}
}

extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(EmptyModifier.identity) }

  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(EmptyModifier.identity) }

  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(EmptyModifier.identity)
  }

  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(EmptyModifier.identity)
  }
}

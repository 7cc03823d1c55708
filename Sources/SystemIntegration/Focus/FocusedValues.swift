import Combine
import Geometry
import Observation
import ViewCore

/// A key for a value of the focused view.
public protocol FocusedValueKey {
  associatedtype Value
}

/// Values that the focused view offers to commands. Commands are never shown: nothing is offered.
///
/// Coverage: inert (always nil). Verified: documented.
public struct FocusedValues {
  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  public var wrappedValue: ObjectType? { nil }
}

/// How urgent a default focus is.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
}

import Combine
import Geometry
import Observation

/// Makes bindings to the mutable properties of an observable object.
///
/// Coverage: full. Verified: documented.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(to: wrappedValue, keyPath) }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(stored: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(stored: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable {
  private init(stored: Value) { wrappedValue = stored }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

import Combine
import Geometry

/// Follows an observable object that is owned elsewhere: the view is built again when it changes.
///
/// Coverage: full. Verified: documented.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(to: object, keyPath) }
  }

  private var object: ObjectType

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
  nonisolated public init(initialValue: ObjectType) { object = initialValue }

  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public mutating func _attach(_ context: _PropertyContext) {
    context.slot { ObjectSubscription() }.follow(object, for: context.storage)
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

extension Binding {
  /// Reads and writes a property of an object.
  init<Root: AnyObject>(to object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

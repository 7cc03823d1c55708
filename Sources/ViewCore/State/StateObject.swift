import Combine
import Geometry

/// An observable object that a view makes once and keeps between builds.
///
/// Read outside of a view that is being shown it makes a new object each time, as Apple's does.
/// Coverage: full. Verified: documented.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Owner {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }
  }

  private let make: () -> ObjectType
  private var owner: Owner?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { owner?.object ?? make() }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _attach(_ context: _PropertyContext) {
    let make = make
    let owner = context.slot { Owner(make()) }
    owner.subscription.follow(owner.object, for: context.storage)
    self.owner = owner
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

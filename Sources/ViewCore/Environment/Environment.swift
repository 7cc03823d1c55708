import Geometry
import Observation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// The value, or `nil` for an object that must be there and is not.
  private let read: (EnvironmentValues) -> Value?
  private let isRequired: Bool
  private var values = EnvironmentValues()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    isRequired = false
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectType] }
    isRequired = true
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[objectType]) }
    isRequired = false
  }

  public var wrappedValue: Value {
    guard let value = read(values) else { preconditionFailure(Self.missingMessage) }
    return value
  }

  public mutating func _attach(_ context: _PropertyContext) {
    values = context.environment
    if isRequired, read(values) == nil { context.storage.reportMissing(Self.missingMessage) }
  }

  private static var missingMessage: String {
    "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) "
      + "may be missing as an ancestor of this view."
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

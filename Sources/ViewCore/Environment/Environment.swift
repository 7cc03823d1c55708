import Geometry
import Observation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[objectType] else {
        preconditionFailure("no \(objectType) in the environment: add .environment(_:) above")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[objectType] }
  }

  public var wrappedValue: Value { read(values) }

  public mutating func _attach(_ context: _PropertyContext) { values = context.environment }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

import Geometry

/// A value kept under a key for one scene.
///
/// Coverage: full; kept in memory for a render. Verified: documented.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let property = property
    return Binding(get: { property.value }, set: { property.set($0) })
  }

  public mutating func _attach(_ context: _PropertyContext) {
    property.attach(to: context.storage.owner?.graph?.sceneValues, context)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    property = StoredProperty(key, fallback: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { property = StoredProperty(key) }
  public init(_ key: String) where Value == Int? { property = StoredProperty(key) }
  public init(_ key: String) where Value == Double? { property = StoredProperty(key) }
  public init(_ key: String) where Value == String? { property = StoredProperty(key) }
  public init(_ key: String) where Value == URL? { property = StoredProperty(key) }
  public init(_ key: String) where Value == Date? { property = StoredProperty(key) }
  public init(_ key: String) where Value == Data? { property = StoredProperty(key) }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    property = StoredProperty(key)
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    property = StoredProperty(key)
  }
}

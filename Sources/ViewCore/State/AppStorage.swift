import Combine
import Geometry

/// A value kept under a key for the whole program.
///
/// Coverage: full; kept in memory for a render, whatever store is named. Verified: documented.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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
    property.attach(to: context.storage.owner?.graph?.appValues, context)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// In an observable object the value is announced like a published one.
extension AppStorage: PublishedProperty {
  package static func link(at address: UnsafeRawPointer) -> any PublishedStorageLink {
    let property = address.assumingMemoryBound(to: AppStorage<Value>.self).pointee.property
    property.joinTreeAtWork()
    return property.link
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { property = StoredProperty(key, fallback: wrappedValue) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { property = StoredProperty(key, fallback: wrappedValue) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    property = StoredProperty(key, fallback: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    property = StoredProperty(key, fallback: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    property = StoredProperty(key)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    property = StoredProperty(key)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    property = StoredProperty(key)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    property = StoredProperty(key)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    property = StoredProperty(key)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    property = StoredProperty(key)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    property = StoredProperty(key)
  }
}

extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { property = StoredProperty(key) }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { property = StoredProperty(key) }
}

extension View {
  /// Names the store of `AppStorage` below; all values are kept in memory.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EmptyModifier.identity)
  }
}

import Geometry

/// A key for a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that reach a view from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  private class AnyEntry {
    func isEqual(to other: AnyEntry) -> Bool { self === other }
  }

  private final class Entry<Value>: AnyEntry {
    let value: Value
    init(_ value: Value) { self.value = value }

    override func isEqual(to other: AnyEntry) -> Bool {
      self === other || (other as? Entry<Value>).map { areEqual(value, $0.value) } ?? false
    }
  }

  private var entries: [ObjectIdentifier: AnyEntry] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let entry = entries[ObjectIdentifier(key)] else { return K.defaultValue }
      return unsafeDowncast(entry, to: Entry<K.Value>.self).value
    }
    set { entries[ObjectIdentifier(key)] = Entry(newValue) }
  }

  /// The observable object of a type that `environment(_:)` put here.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get {
      guard let entry = entries[ObjectIdentifier(objectType)] else { return nil }
      return unsafeDowncast(entry, to: Entry<T?>.self).value
    }
    set { entries[ObjectIdentifier(objectType)] = Entry(newValue) }
  }

  public var description: String { "EnvironmentValues(\(entries.count) set)" }

  /// Whether both hold the same entries or equal ones: then nothing below can see a difference.
  package func isEqual(to other: EnvironmentValues) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { key, entry in
        other.entries[key].map { entry.isEqual(to: $0) } ?? false
      }
  }
}

extension EnvironmentValues: @unchecked Sendable {}

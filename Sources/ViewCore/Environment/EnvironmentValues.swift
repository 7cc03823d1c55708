import Geometry

/// A key for a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that reach a view from the views around it.
///
/// A short list in the order of the first setting, shared by all views until one sets a value: few
/// keys are ever set, and comparing them one by one costs less than hashing. Values that every stack
/// or modifier asks for lie beside the list.
public struct EnvironmentValues: CustomStringConvertible {
  private class AnyEntry {
    func isEqual(to other: AnyEntry) -> Bool { self === other }
    /// Whether there is no way to tell that the values are different.
    func mayBeEqual(to other: AnyEntry) -> Bool { self === other }
  }

  private final class Entry<Value>: AnyEntry {
    let value: Value
    init(_ value: Value) { self.value = value }

    override func isEqual(to other: AnyEntry) -> Bool {
      self === other || (other as? Entry<Value>).map { areEqual(value, $0.value) } ?? false
    }

    override func mayBeEqual(to other: AnyEntry) -> Bool {
      !(value is any Equatable) || isEqual(to: other)
    }
  }

  private struct Slot {
    let key: ObjectIdentifier
    var entry: AnyEntry
  }

  /// Holds what was derived from values that were set; made anew with every change.
  private final class Derived {
    var value: AnyObject?
  }

  private var slots: ContiguousArray<Slot> = []
  private var derived: Derived?

  public var layoutDirection = LayoutDirection.leftToRight { didSet { derived = Derived() } }
  /// The axis of the stack around a view: what a Spacer grows along and a Divider lies across.
  package var stackOrientation: Axis?
  /// Set by lazy containers: rows of a `ForEach` wait until they are asked for.
  package var buildsRowsLazily = false

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let index = index(of: ObjectIdentifier(key)) else { return K.defaultValue }
      return value(at: index)
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type that `environment(_:)` put here.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get {
      guard let index = index(of: ObjectIdentifier(objectType)) else { return nil }
      return value(at: index)
    }
    set { set(newValue, for: ObjectIdentifier(objectType)) }
  }

  /// The value at a position; all entries of a key are of one type.
  private func value<Value>(at index: Int) -> Value {
    unsafeDowncast(slots[index].entry, to: Entry<Value>.self).value
  }

  private mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    derived = Derived()
    if let index = index(of: key) {
      slots[index].entry = Entry(value)
    } else {
      slots.append(Slot(key: key, entry: Entry(value)))
    }
  }

  private func index(of key: ObjectIdentifier) -> Int? {
    for index in slots.indices where slots[index].key == key { return index }
    return nil
  }

  public var description: String { "EnvironmentValues(\(slots.count) set)" }

  /// Something that follows from these values, worked out once for all views that share them. Asked
  /// for on the main actor, as views are built there; for one type at a time.
  @MainActor package func derived<Value: AnyObject>(
    _ make: (EnvironmentValues) -> Value
  ) -> Value {
    if let known = derived?.value as? Value { return known }
    let value = make(self)
    derived?.value = value
    return value
  }

  /// Whether both hold the same entries or equal ones: then nothing below can see a difference.
  package func isEqual(to other: EnvironmentValues) -> Bool {
    matches(other) { $0.isEqual(to: $1) }
  }

  /// The same where values that cannot be compared, such as closures, count as equal.
  package func mayBeEqual(to other: EnvironmentValues) -> Bool {
    matches(other) { $0.mayBeEqual(to: $1) }
  }

  /// These values and over them what others say that were once the same as `base`.
  package func adding(
    changesOf other: EnvironmentValues, since base: EnvironmentValues
  ) -> EnvironmentValues {
    var result = self
    if other.layoutDirection != base.layoutDirection {
      result.layoutDirection = other.layoutDirection
    }
    for slot in other.slots {
      if let index = base.index(of: slot.key), base.slots[index].entry === slot.entry { continue }
      result.derived = Derived()
      if let index = result.index(of: slot.key) {
        result.slots[index].entry = slot.entry
      } else {
        result.slots.append(slot)
      }
    }
    return result
  }

  private func matches(
    _ other: EnvironmentValues, _ isSame: (AnyEntry, AnyEntry) -> Bool
  ) -> Bool {
    layoutDirection == other.layoutDirection && stackOrientation == other.stackOrientation
      && buildsRowsLazily == other.buildsRowsLazily && slots.count == other.slots.count
      && slots.allSatisfy { slot in
        other.index(of: slot.key).map { isSame(slot.entry, other.slots[$0].entry) } ?? false
      }
  }
}

extension EnvironmentValues: @unchecked Sendable {}

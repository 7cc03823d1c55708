import Geometry

/// A value that a view owns and keeps between builds.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box: box)
  }

  public mutating func _attach(_ context: _PropertyContext) {
    let first = initial
    box = context.slot {
      let box = StateBox(first)
      box.storage = context.storage
      context.storage.owner?.graph?.seed(box, named: context.name, of: context.storage.viewType)
      return box
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a state's value lives.
///
/// Rule M5: changes of different transactions are built one after the other. A value that waits
/// behind an earlier change is seen by everybody but the bodies that are built for that one.
package final class StateBox<Value>: AnyStateBox, @unchecked Sendable {
  private var first: Value
  /// Values that wait, by the changes that they belong to.
  private var later: [(change: Int, value: Value)] = []
  weak var storage: PropertyStorage?

  init(_ value: Value) { first = value }

  package var value: Value {
    guard let last = later.last else { return first }
    guard let built = storage?.owner?.graph?.changes.built else { return last.value }
    return later.last { $0.change <= built }?.value ?? first
  }

  /// Stores a value; an equal one changes nothing.
  package func set(_ newValue: Value) {
    if areEqual(later.last?.value ?? first, newValue) { return }
    guard let change = storage?.setNeedsUpdate(), let changes = storage?.owner?.graph?.changes
    else { return first = newValue }
    while let next = later.first, next.change <= changes.lastBuilt {
      first = next.value
      later.removeFirst()
    }
    if later.isEmpty, !changes.waits(before: change) {
      first = newValue
    } else {
      later.append((change, newValue))
    }
  }

  package var anyValue: Any { value }

  package func setAny(_ newValue: Any) -> Bool {
    guard let typed = newValue as? Value else { return false }
    set(typed)
    return true
  }
}

/// A state's place seen without its type: what controls of a story set.
package protocol AnyStateBox: AnyObject {
  var anyValue: Any { get }
  /// Whether the value was of the state's type.
  func setAny(_ newValue: Any) -> Bool
}

/// Whether two values are known to be equal.
package func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  guard let lhs = lhs as? any Equatable else { return false }
  func compare<T: Equatable>(_ lhs: T) -> Bool { (rhs as? T).map { $0 == lhs } ?? false }
  return compare(lhs)
}

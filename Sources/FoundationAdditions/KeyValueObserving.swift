import Foundation

// Observation of properties without Objective-C: a class says `didChangeValue(for:)` itself, as views of
// UIKit do; Swift cannot watch a property from outside.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// Observes until it is let go of.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let end: () -> Void
  private let lock = NSLock()
  private var isOver = false

  init(end: @escaping () -> Void) {
    self.end = end
    super.init()
  }

  public func invalidate() {
    let wasOver = lock.withLock {
      defer { isOver = true }
      return isOver
    }
    if !wasOver { end() }
  }

  deinit { invalidate() }
}

/// What can be observed by key paths: every `NSObject`.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler at every change that the object tells of, and at once for `initial`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var known = self[keyPath: keyPath]
    let tell = { (object: Self, isFirst: Bool) in
      let value = object[keyPath: keyPath]
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? value : nil,
        oldValue: isFirst || !options.contains(.old) ? nil : known, indexes: nil, isPrior: false)
      known = value
      changeHandler(object, change)
    }
    let id = KeyValueObservers.shared.add(self, keyPath) { object, isChangeKnown in
      guard let object = object as? Self else { return }
      if isChangeKnown || !isEqual(object[keyPath: keyPath], known) { tell(object, false) }
    }
    if options.contains(.initial) { tell(self, true) }
    return NSKeyValueObservation { KeyValueObservers.shared.remove(id) }
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells those who observe the property.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.shared.tell(self, keyPath)
  }
}

/// Whether two values are known to be equal.
private func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func compare<E: Equatable>(_ first: E) -> Bool { second as? E == first }
  return (first as? any Equatable).map { compare($0) } ?? false
}

import Foundation

/// Who observes which properties, in the order in which they began.
final class KeyValueObservers: @unchecked Sendable {
  static let shared = KeyValueObservers()

  /// Tells of the object, if need be only where the property has another value than it had.
  typealias Action = (_ object: AnyObject, _ isChangeKnown: Bool) -> Void

  private struct Entry {
    let id: Int
    weak var object: AnyObject?
    let keyPath: AnyKeyPath
    let action: Action
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var lastID = 0

  func add(_ object: AnyObject, _ keyPath: AnyKeyPath, action: @escaping Action) -> Int {
    lock.withLock {
      entries.removeAll { $0.object == nil }
      lastID += 1
      entries.append(Entry(id: lastID, object: object, keyPath: keyPath, action: action))
      return lastID
    }
  }

  func remove(_ id: Int) { lock.withLock { entries.removeAll { $0.id == id } } }

  /// Calls the observers of a property that has changed, outside of the lock.
  func tell(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    for action in actions(of: object, { $0 == keyPath }) { action(object, true) }
  }

  /// Calls the observers of those properties that have changed.
  func tellOfChanges(of object: AnyObject) {
    for action in actions(of: object, { _ in true }) { action(object, false) }
  }

  private func actions(of object: AnyObject, _ matches: (AnyKeyPath) -> Bool) -> [Action] {
    lock.withLock {
      entries.isEmpty
        ? [] : entries.filter { $0.object === object && matches($0.keyPath) }.map(\.action)
    }
  }
}

/// Tells those who observe an object of properties that have other values than before.
package func tellObservers(of object: AnyObject) {
  KeyValueObservers.shared.tellOfChanges(of: object)
}

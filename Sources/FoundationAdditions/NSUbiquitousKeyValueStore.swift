import Foundation

/// Values that a user's devices share; here they are the process's own.
///
/// Coverage: partial (nothing leaves the process, nothing comes from elsewhere). Verified: documented.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  open func set(_ anObject: Any?, forKey aKey: String) {
    lock.withLock { values[aKey] = anObject }
  }

  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  open func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? any BinaryInteger).map { Int64(clamping: $0) } ?? 0
  }
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Always true: there is nothing to wait for.
  @discardableResult
  open func synchronize() -> Bool { true }
}

import Foundation

// Key-value coding as far as Swift alone can keep its word.

/// An object that some names say something of; of others nothing is found without Objective-C.
public protocol _ValuesByName {
  func _value(named name: String) -> Any?
}

extension NSObject {
  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    return (self as? any _ValuesByName)?._value(named: key)
  }
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Reaches defaults alone.
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? UserDefaults)?.set(value, forKey: key)
  }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}

extension ProcessInfo {
  /// A server saves no power.
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

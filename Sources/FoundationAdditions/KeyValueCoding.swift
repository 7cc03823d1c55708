import Foundation

// Key-value coding as far as Swift alone can keep its word.

extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }
}

extension ProcessInfo {
  /// A server saves no power.
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

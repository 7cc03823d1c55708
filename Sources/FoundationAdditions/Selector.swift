import Foundation

/// The name of a method. `#selector` needs Objective-C and compiles on no Linux: a name in quotes is
/// all that there is, and nothing is called by it.
///
/// Coverage: a value only. Verified: documented.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ str: String) { description = str }
  public init(stringLiteral value: String) { description = value }
}

extension NotificationCenter {
  /// Accepted and never called: a selector names a method and cannot call it.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}

extension Timer {
  /// A timer that calls nothing, for a selector cannot.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
  }
}

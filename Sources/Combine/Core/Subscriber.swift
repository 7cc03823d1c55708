/// Receives a subscription, then values no more than it asked for, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// The first call: ask `subscription` for values now or later.
  func receive(subscription: any Subscription)

  /// One value; the result is demand added to what was asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// The end; nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What a subscriber asks for values and cancels by.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send `demand` more values.
  func request(_ demand: Subscribers.Demand)
}

/// Names of the built-in subscribers.
public enum Subscribers {}

/// Names of the built-in subscriptions.
public enum Subscriptions {
  /// A subscription that never sends.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

import Foundation

/// A subject that keeps its last value and starts each subscriber with it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = NSRecursiveLock()
  private var current: Output
  private let list = ConduitList<Output, Failure>()

  public init(_ value: Output) { current = value }

  /// The last value; writing it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    list.attach(subscriber, pending: value)
  }

  public func send(_ value: Output) {
    guard !list.isFinished else { return }
    lock.withLock { current = value }
    list.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
  public func send(subscription: any Subscription) { list.follow(subscription) }
}

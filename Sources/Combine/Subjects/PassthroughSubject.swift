/// A subject that hands each value to whoever listens at that moment.
///
/// A subscriber without demand misses the value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = ConduitList<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    list.attach(subscriber)
  }

  public func send(_ value: Output) { list.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
  public func send(subscription: any Subscription) { list.follow(subscription) }
}

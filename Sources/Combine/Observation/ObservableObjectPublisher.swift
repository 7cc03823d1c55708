/// Announces that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let list = ConduitList<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    list.attach(subscriber)
  }

  /// Announces a change.
  public func send() { list.send(()) }
}

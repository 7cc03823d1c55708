/// A sequence of values over time that subscribers ask for.
public protocol Publisher<Output, Failure> {
  /// The kind of value published.
  associatedtype Output
  /// The error that may end the sequence; `Never` if none can.
  associatedtype Failure: Error

  /// Attaches `subscriber`, which first gets a subscription through `receive(subscription:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches `subscriber` to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything published here on to `subject` until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let inlet = Inlet<Output, Failure>(
      onValue: { value, _ in
        subject.send(value)
        return .none
      },
      onCompletion: { completion, _ in subject.send(completion: completion) })
    subscribe(inlet)
    return AnyCancellable(inlet)
  }

  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

extension Subscribers {
  /// Asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let inlet: Inlet<Input, Failure>

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
      inlet = Inlet(
        onValue: { value, _ in
          receiveValue(value)
          return .none
        },
        onCompletion: { completion, _ in receiveCompletion(completion) })
    }

    public func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }
    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }
    public func receive(completion: Subscribers.Completion<Failure>) {
      inlet.receive(completion: completion)
    }
    public func cancel() { inlet.cancel() }
  }
}

extension Publisher {
  /// Hands every value and the end to closures until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands every value to a closure until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

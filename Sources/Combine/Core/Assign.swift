extension Subscribers {
  /// Writes every value to a property of an object, which it keeps alive.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let inlet: Inlet<Input, Never>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      inlet = Inlet(
        onValue: { value, _ in
          object[keyPath: keyPath] = value
          return .none
        },
        onCompletion: { _, _ in })
    }

    public func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }
    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }
    public func receive(completion: Subscribers.Completion<Never>) {
      inlet.receive(completion: completion)
    }
    public func cancel() { inlet.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to `object[keyPath:]` until the result is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes every value to a published property for as long as that property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}

extension Publishers {
  /// Calls closures as things pass by.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            subscriber.receive(
              subscription: WatchedSubscription(
                subscription, onRequest: receiveRequest, onCancel: receiveCancel))
          },
          receiveValue: { value in
            receiveOutput?(value)
            let more = subscriber.receive(value)
            if more > 0 { receiveRequest?(more) }
            return more
          },
          receiveCompletion: { completion in
            receiveCompletion?(completion)
            subscriber.receive(completion: completion)
          }))
    }
  }
}

/// Passes everything on to another subscription and tells of it first.
private final class WatchedSubscription: Subscription {
  private let base: any Subscription
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(
    _ base: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?,
    onCancel: (() -> Void)?
  ) {
    self.base = base
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    base.request(demand)
  }

  func cancel() {
    onCancel?()
    base.cancel()
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      upstream.forward(to: subscriber) { error, outlet in outlet.take(handler(error)) }
    }
  }

  /// Goes on with another publisher after a failure; the handler may throw.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let handler = handler
      upstream.forward(to: subscriber) { error, outlet in
        do {
          outlet.take(try handler(error).mapError { $0 as any Error })
        } catch {
          outlet.finish(.failure(error))
        }
      }
    }
  }

  /// Subscribes anew after a failure, at most `retries` times; nil for no limit.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      let outlet = Outlet(subscriber)
      outlet.open()
      var left = retries
      func attempt() {
        let inlet = Inlet<Output, Failure>(
          onValue: { value, _ in
            outlet.send(value)
            return .none
          },
          onCompletion: { completion, inlet in
            outlet.detach(inlet)
            guard case .failure = completion, outlet.isOpen, (left ?? 1) > 0 else {
              return outlet.finish(completion)
            }
            left = left.map { $0 - 1 }
            attempt()
          })
        outlet.attach(inlet)
        upstream.subscribe(inlet)
      }
      attempt()
    }
  }
}

extension Publisher {
  /// Passes values and a normal end to `subscriber`; a failure is given to `onFailure`.
  fileprivate func forward<S: Subscriber>(
    to subscriber: S, onFailure: @escaping (Failure, Outlet<S>) -> Void
  ) where S.Input == Output {
    let outlet = Outlet(subscriber)
    outlet.open()
    let inlet = Inlet<Output, Failure>(
      onValue: { value, _ in
        outlet.send(value)
        return .none
      },
      onCompletion: { completion, _ in
        switch completion {
        case .finished: outlet.finish(.finished)
        case .failure(let error): onFailure(error, outlet)
        }
      })
    outlet.attach(inlet)
    subscribe(inlet)
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: Swift.max(0, retries))
  }
}

extension Publishers {
  /// Rewrites the failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(
          subscriber,
          onValue: { value, stage in stage.send(value) },
          onCompletion: { end, stage in stage.finish(end.mapFailure(transform)) }))
    }
  }

  /// Gives a publisher that never fails a failure type.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, Never, S>(
          subscriber,
          onValue: { value, stage in stage.send(value) },
          onCompletion: { _, stage in stage.finish(.finished) }))
    }

    public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }

  /// Publishes a value instead of the failure, then finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      let output = output
      Catch(upstream: upstream) { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }

  /// Publishes a value if upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      let outlet = Outlet(subscriber)
      outlet.open()
      var isEmpty = true
      let inlet = Inlet<Output, Failure>(
        onValue: { value, _ in
          isEmpty = false
          outlet.send(value)
          return .none
        },
        onCompletion: { completion, _ in
          if isEmpty, case .finished = completion { outlet.send(output) }
          outlet.finish(completion)
        })
      outlet.attach(inlet)
      upstream.subscribe(inlet)
    }
  }

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

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
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

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

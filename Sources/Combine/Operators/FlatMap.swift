import Foundation

extension Publishers {
  /// Makes a publisher of each value and passes what they send, at most `maxPublishers` at a time.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      let transform = transform
      let running = Countdown(1)
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
          outlet.finish(completion)
        } else if running.isLast() {
          outlet.finish(.finished)
        }
      }
      let outer = Inlet<Upstream.Output, Failure>(
        initialDemand: maxPublishers,
        onValue: { value, outer in
          running.add()
          let inner = Inlet<Output, Failure>(
            onValue: { value, _ in
              outlet.send(value)
              return .none
            },
            onCompletion: { completion, inner in
              outlet.detach(inner)
              end(completion)
              if case .finished = completion { outer.request(.max(1)) }
            })
          outlet.attach(inner)
          transform(value).subscribe(inner)
          return .none
        },
        onCompletion: { completion, _ in end(completion) })
      outlet.attach(outer)
      upstream.subscribe(outer)
    }
  }

  /// Passes what the latest of the publishers that upstream sends sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      let lock = NSLock()
      var current: Inlet<Output, Failure>?
      let running = Countdown(1)
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
          outlet.finish(completion)
        } else if running.isLast() {
          outlet.finish(.finished)
        }
      }
      let outer = Inlet<P, Failure>(
        onValue: { publisher, _ in
          let inner = Inlet<Output, Failure>(
            onValue: { value, _ in
              outlet.send(value)
              return .none
            },
            onCompletion: { completion, inner in
              lock.withLock { if current === inner { current = nil } }
              outlet.detach(inner)
              end(completion)
            })
          running.add()
          let previous = lock.withLock {
            defer { current = inner }
            return current
          }
          if let previous {
            previous.cancel()
            outlet.detach(previous)
            _ = running.isLast()
          }
          outlet.attach(inner)
          publisher.subscribe(inner)
          return .none
        },
        onCompletion: { completion, _ in end(completion) })
      outlet.attach(outer)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publishers {
  /// Passes the first value that satisfies a condition, then finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Stage<Output, Failure, S>(subscriber) { value, stage in
          guard predicate(value) else { return .max(1) }
          _ = stage.send(value)
          stage.stop(.finished)
          return .none
        })
    }
  }

  /// Passes the first value, then finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      FirstWhere(upstream: upstream) { _ in true }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}

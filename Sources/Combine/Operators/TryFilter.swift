extension Publishers {
  /// Passes the values that satisfy a condition; fails if the condition throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let isIncluded: (Output) throws -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let isIncluded = isIncluded
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(
          subscriber,
          onValue: { value, stage in
            stage.attempt { try isIncluded(value) ? stage.send(value) : .max(1) }
          },
          onCompletion: { end, stage in stage.finish(end.mapFailure { $0 }) }))
    }
  }

  /// Transforms each value, drops those that become nil, fails if the transform throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          onValue: { value, stage in
            stage.attempt { try transform(value).map(stage.send) ?? .max(1) }
          },
          onCompletion: { end, stage in stage.finish(end.mapFailure { $0 }) }))
    }
  }
}

extension Publisher {
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

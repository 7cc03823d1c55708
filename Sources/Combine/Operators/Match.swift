extension Publishers {
  /// Publishes how many values there were, at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Int, S.Failure == Failure {
      Reduce(upstream: upstream, initial: 0) { count, _ in count + 1 }
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes true at the first value that satisfies a condition, or false at the end.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      upstream.gather(
        into: false, for: subscriber,
        fold: { found, value in
          found = predicate(value)
          return !found
        }, result: { $0 })
    }
  }

  /// Publishes true at the first value equal to `output`, or false at the end.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == Failure {
      let output = output
      ContainsWhere(upstream: upstream) { $0 == output }.receive(subscriber: subscriber)
    }
  }

  /// Publishes false at the first value that fails a condition, or true at the end.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      upstream.gather(
        into: true, for: subscriber,
        fold: { holds, value in
          holds = predicate(value)
          return holds
        }, result: { $0 })
    }
  }

  /// Publishes the one value that no other precedes in an order, at the end.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isGreater = areInIncreasingOrder
      upstream.gather(
        into: Output?.none, for: subscriber,
        fold: { best, value in
          if let known = best, !isGreater(known, value) { return true }
          best = value
          return true
        }, result: { $0 })
    }
  }
}

extension Publisher {
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

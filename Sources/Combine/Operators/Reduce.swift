extension Publisher {
  /// Folds every value and gives what `result` makes of them at the end, if that is not nil.
  ///
  /// `fold` returns false to end before the source does.
  func gather<Total, S: Subscriber>(
    into initial: Total, for subscriber: S, fold: @escaping (inout Total, Output) -> Bool,
    result: @escaping (Total) -> S.Input?
  ) where S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.open()
    var total = initial
    func end() {
      if let value = result(total) { outlet.send(value) }
      outlet.finish(.finished)
    }
    let inlet = Inlet<Output, Failure>(
      onValue: { value, _ in
        if !fold(&total, value) { end() }
        return .none
      },
      onCompletion: { completion, _ in
        if case .finished = completion { end() } else { outlet.finish(completion) }
      })
    outlet.attach(inlet)
    subscribe(inlet)
  }
}

extension Publishers {
  /// Publishes the result of folding every value, at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      upstream.gather(
        into: initial, for: subscriber,
        fold: { total, value in
          total = next(total, value)
          return true
        }, result: { $0 })
    }
  }

  /// Publishes every value as one array, at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == [Upstream.Output], S.Failure == Failure {
      upstream.gather(
        into: [], for: subscriber,
        fold: { values, value in
          values.append(value)
          return true
        }, result: { $0 })
    }
  }

  /// Publishes arrays of `count` values; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == [Upstream.Output], S.Failure == Failure {
      let count = Swift.max(1, count)
      let outlet = Outlet(subscriber)
      outlet.open()
      var values: [Upstream.Output] = []
      let inlet = Inlet<Upstream.Output, Failure>(
        onValue: { value, _ in
          values.append(value)
          if values.count == count {
            outlet.send(values)
            values = []
          }
          return .none
        },
        onCompletion: { completion, _ in
          if case .finished = completion, !values.isEmpty { outlet.send(values) }
          outlet.finish(completion)
        })
      outlet.attach(inlet)
      upstream.subscribe(inlet)
    }
  }

  /// Publishes the last value that satisfies a condition, at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      upstream.gather(
        into: Output?.none, for: subscriber,
        fold: { last, value in
          if predicate(value) { last = value }
          return true
        }, result: { $0 })
    }
  }

  /// Publishes the last value, at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      LastWhere(upstream: upstream) { _ in true }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}

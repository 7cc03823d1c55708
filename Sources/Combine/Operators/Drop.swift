extension Publishers {
  /// Passes what comes after the first `count` values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Stage<Output, Failure, S>(subscriber) { value, stage in
          guard left > 0 else { return stage.send(value) }
          left -= 1
          return .max(1)
        })
    }
  }

  /// Passes values from the first that fails a condition on.
  public struct DropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.subscribe(
        Stage<Output, Failure, S>(subscriber) { value, stage in
          if isDropping, predicate(value) { return .max(1) }
          isDropping = false
          return stage.send(value)
        })
    }
  }

  /// Passes nothing but the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(Stage<Upstream.Output, Failure, S>(subscriber) { _, _ in .max(1) })
    }
  }
}

extension Publisher {
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

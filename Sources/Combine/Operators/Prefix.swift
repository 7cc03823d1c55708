import Foundation

extension Publishers {
  /// Passes the values whose positions, from 0, lie in a range, then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Failure {
      guard !range.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      let range = range
      var position = 0
      upstream.subscribe(
        Stage<Output, Failure, S>(subscriber) { value, stage in
          defer { position += 1 }
          guard position >= range.lowerBound else { return .max(1) }
          let more = stage.send(value)
          if position == range.upperBound - 1 { stage.stop(.finished) }
          return more
        })
    }
  }

  /// Passes values while they satisfy a condition, then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
          if predicate(value) { return stage.send(value) }
          stage.stop(.finished)
          return .none
        })
    }
  }

  /// Passes values until another publisher sends its first.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      let end = Inlet<Other.Output, Other.Failure>(
        onValue: { _, _ in
          outlet.finish(.finished)
          return .none
        },
        onCompletion: { _, _ in })
      outlet.attach(end)
      other.subscribe(end)
      outlet.take(upstream)
    }
  }
}

extension Publisher {
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(0, maxLength))
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: Swift.max(0, index)..<Swift.max(0, index) + 1)
  }

  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

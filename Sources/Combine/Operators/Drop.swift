import Foundation

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

  /// Passes values from another publisher's first on; if that one ends before, nothing.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
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
      let gate = Gate()
      outlet.open()
      let start = Inlet<Other.Output, Failure>(
        initialDemand: .max(1),
        onValue: { _, inlet in
          gate.open()
          outlet.detach(inlet)
          inlet.cancel()
          return .none
        },
        onCompletion: { completion, inlet in
          outlet.detach(inlet)
          if !gate.isOpen { outlet.finish(completion) }
        })
      let values = Inlet<Output, Failure>(
        onValue: { value, _ in
          if gate.isOpen { outlet.send(value) }
          return .none
        },
        onCompletion: { completion, _ in outlet.finish(completion) })
      outlet.attach(start)
      outlet.attach(values)
      other.subscribe(start)
      upstream.subscribe(values)
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

/// Whether values are passed on; opened once.
private final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var hasOpened = false

  var isOpen: Bool { lock.withLock { hasOpened } }
  func open() { lock.withLock { hasOpened = true } }
}

extension Publisher {
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Passes on what comes after another publisher's first value.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

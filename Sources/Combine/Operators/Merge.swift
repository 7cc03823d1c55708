import Foundation

extension Outlet {
  /// Passes everything that `source` sends, its end included.
  func take<P: Publisher>(_ source: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let inlet = Inlet<P.Output, P.Failure>(
      onValue: { [self] value, _ in
        send(value)
        return .none
      },
      onCompletion: { [self] completion, _ in finish(completion) })
    attach(inlet)
    source.subscribe(inlet)
  }

  /// Passes what all of `sources` send; ends when the last of them has, or when one fails.
  func take(merging sources: [AnyPublisher<Downstream.Input, Downstream.Failure>]) {
    if sources.isEmpty { return finish(.finished) }
    let running = Countdown(sources.count)
    for source in sources {
      let inlet = Inlet<Downstream.Input, Downstream.Failure>(
        onValue: { [self] value, _ in
          send(value)
          return .none
        },
        onCompletion: { [self] completion, _ in
          if case .failure = completion {
            finish(completion)
          } else if running.isLast() {
            finish(.finished)
          }
        })
      attach(inlet)
      source.subscribe(inlet)
    }
  }
}

/// Counts down from any thread.
final class Countdown {
  private let lock = NSLock()
  private var left: Int

  init(_ count: Int) { left = count }

  func isLast() -> Bool {
    lock.withLock {
      left -= 1
      return left == 0
    }
  }

  /// One more to wait for.
  func add() { lock.withLock { left += 1 } }
}

extension Publishers {
  /// Passes the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  /// Passes the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }

  /// Passes the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }

  /// Passes the values of many publishers of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.take(merging: publishers.map { $0.eraseToAnyPublisher() })
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}

import Foundation

extension Publishers {
  /// Pairs the values of two publishers by their positions.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      let lock = NSLock()
      var waitingA: [A.Output] = []
      var waitingB: [B.Output] = []
      var isEndedA = false
      var isEndedB = false
      /// Sends the pairs that are complete and ends when no further pair can be.
      func update(_ store: () -> Void) {
        let isOver = lock.withLock {
          store()
          while !waitingA.isEmpty, !waitingB.isEmpty {
            outlet.enqueue((waitingA.removeFirst(), waitingB.removeFirst()))
          }
          return isEndedA && waitingA.isEmpty || isEndedB && waitingB.isEmpty
        }
        isOver ? outlet.finish(.finished) : outlet.deliver()
      }
      let inletA = Inlet<A.Output, Failure>(
        onValue: { value, _ in
          update { waitingA.append(value) }
          return .none
        },
        onCompletion: { completion, _ in
          if case .failure = completion { outlet.finish(completion) }
          update { isEndedA = true }
        })
      let inletB = Inlet<B.Output, Failure>(
        onValue: { value, _ in
          update { waitingB.append(value) }
          return .none
        },
        onCompletion: { completion, _ in
          if case .failure = completion { outlet.finish(completion) }
          update { isEndedB = true }
        })
      outlet.attach(inletA)
      outlet.attach(inletB)
      a.subscribe(inletA)
      b.subscribe(inletB)
    }
  }

  /// Joins the values of three publishers by their positions.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Joins the values of four publishers by their positions.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      Zip<Zip3<A, B, C>, D>(Zip3<A, B, C>(a, b, c), d)
        .map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
}

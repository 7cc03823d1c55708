import Foundation

/// A publisher that starts when told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it; cancelling the result stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first subscriber and stops after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Starts a connectable publisher with its first subscriber and stops it after the last.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isDone = AtomicFlag()
      upstream.handleEvents(
        receiveCompletion: { _ in if isDone.set() { self.leave() } },
        receiveCancel: { if isDone.set() { self.leave() } }
      ).receive(subscriber: subscriber)
      let isFirst = lock.withLock {
        guard !isDone.isSet else { return false }
        count += 1
        return count == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      let isStale = lock.withLock {
        if count > 0 { self.connection = connection }
        return count == 0
      }
      if isStale { connection.cancel() }
    }

    private func leave() {
      let ended: (any Cancellable)? = lock.withLock {
        guard count > 0 else { return nil }
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }

  /// Passes upstream through a subject to all subscribers, once connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var current: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      lock.withLock {
        let subject = current ?? createSubject()
        current = subject
        return subject
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Makes any publisher connectable.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) {
      multicast = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { multicast.connect() }
  }

  /// One subscription to upstream for all subscribers, while there are any.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

import Foundation

extension Publishers {
  /// Publishes the elements of a sequence as they are asked for, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let run = SequenceSubscription(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: run)
      run.finishIfEmpty()
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Publishes the value, if there is one, and finishes.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// Publishes the success and finishes, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      AnyPublisher(Publishers.Sequence<[Success], Failure>(sequence: [value]))
    case .failure(let error): AnyPublisher(Fail(error: error))
    }
  }
}

/// Walks an iterator as demand allows. One element is read ahead, so that the end is told together
/// with the last value.
private final class SequenceSubscription<Iterator: IteratorProtocol, Target: Subscriber>:
  Subscription
where Target.Input == Iterator.Element {
  private let lock = NSLock()
  private var iterator: Iterator
  private var upcoming: Iterator.Element?
  private var target: Target?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ iterator: Iterator, _ target: Target) {
    self.iterator = iterator
    self.target = target
    upcoming = self.iterator.next()
  }

  func cancel() {
    // Goes outside of the lock: the target may cancel again as it goes.
    let ends = lock.withLock {
      let ends = (target, upcoming)
      (target, upcoming) = (nil, nil)
      return ends
    }
    _ = ends
  }

  func finishIfEmpty() {
    let ended: Target? = lock.withLock {
      guard upcoming == nil, !isSending, let target else { return nil }
      self.target = nil
      return target
    }
    ended?.receive(completion: .finished)
  }

  func request(_ more: Subscribers.Demand) {
    let isFree = lock.withLock {
      demand += more
      defer { isSending = true }
      return !isSending
    }
    guard isFree else { return }
    while let (value, target) = next() {
      let more = target.receive(value)
      lock.withLock { demand += more }
    }
    finishIfEmpty()
  }

  private func next() -> (Iterator.Element, Target)? {
    lock.withLock {
      guard demand > 0, let value = upcoming, let target else {
        isSending = false
        return nil
      }
      demand -= 1
      upcoming = iterator.next()
      return (value, target)
    }
  }
}

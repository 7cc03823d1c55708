import Foundation

/// One subscriber of a subject, with the demand it has left.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private weak var owner: (any ConduitOwner)?
  /// What to send as soon as there is demand: the current value of a subject that has one.
  private var pending: Output?

  init(_ subscriber: AnySubscriber<Output, Failure>, owner: any ConduitOwner, pending: Output?) {
    self.subscriber = subscriber
    self.owner = owner
    self.pending = pending
    keepsLatest = pending != nil
  }

  /// Whether a value that nobody asked for yet is kept instead of dropped.
  private let keepsLatest: Bool

  func open() { lock.withLock({ subscriber })?.receive(subscription: self) }

  func offer(_ value: Output) {
    let target: AnySubscriber<Output, Failure>? = lock.withLock {
      guard demand > 0 else {
        if keepsLatest { pending = value }
        return nil
      }
      demand -= 1
      pending = nil
      return subscriber
    }
    guard let target else { return }
    let more = target.receive(value)
    if more > 0 { request(more) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ends = release()
    ends.subscriber?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let value: Output? = lock.withLock {
      demand += more
      defer { if demand > 0 { pending = nil } }
      return demand > 0 ? pending : nil
    }
    if let value { offer(value) }
  }

  func cancel() {
    let ends = release()
    owner?.remove(self)
    _ = ends
  }

  /// Lets go of the subscriber. It goes with what is returned, outside of the lock: it may end this
  /// very subscription as it goes.
  private func release() -> (subscriber: AnySubscriber<Output, Failure>?, pending: Output?) {
    lock.withLock {
      let ends = (subscriber, pending)
      (subscriber, pending) = (nil, nil)
      return ends
    }
  }
}

/// A subject as its conduits see it.
protocol ConduitOwner: AnyObject {
  func remove(_ conduit: AnyObject)
}

/// The subscribers of a subject in the order they came, and its end. Guarded by one lock.
final class ConduitList<Output, Failure: Error>: ConduitOwner {
  private let lock = NSLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Adds a subscriber; `pending` is what it gets first.
  func attach<S: Subscriber>(_ subscriber: S, pending: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(AnySubscriber(subscriber), owner: self, pending: pending)
    let end = lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return completion
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      conduit.open()
    }
  }

  func send(_ value: Output) {
    for conduit in lock.withLock({ completion == nil ? conduits : [] }) { conduit.offer(value) }
  }

  func finish(_ end: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      guard completion == nil else { return [Conduit<Output, Failure>]() }
      completion = end
      defer { conduits = [] }
      return conduits
    }
    for conduit in ended { conduit.finish(end) }
  }

  func follow(_ subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  var isFinished: Bool { lock.withLock { completion != nil } }

  func remove(_ conduit: AnyObject) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}

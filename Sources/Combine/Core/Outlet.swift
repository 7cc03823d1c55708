import Foundation

/// The sending end of an operator with several sources: keeps values until they are asked for and
/// delivers them one at a time, in the order they came, whatever thread they came on.
///
/// A value sent while another is being delivered follows it; it is never delivered inside it.
final class Outlet<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var values: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private var sources: [any Cancellable] = []

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Gives the subscriber its subscription.
  func open() { lock.withLock({ downstream })?.receive(subscription: self) }

  /// Whether the subscriber has neither cancelled nor been told the end.
  var isOpen: Bool { lock.withLock { downstream != nil } }

  /// Cancels `source` when the subscriber cancels, at once if it has.
  func attach(_ source: any Cancellable) {
    let isKept = lock.withLock {
      guard downstream != nil else { return false }
      sources.append(source)
      return true
    }
    if !isKept { source.cancel() }
  }

  /// Forgets a source that has ended.
  func detach(_ source: AnyObject) {
    lock.withLock { sources.removeAll { $0 as AnyObject === source } }
  }

  func send(_ value: Downstream.Input) {
    enqueue(value)
    deliver()
  }

  /// Queues `value` for the next `deliver()`; for use under a lock that fixes the order.
  func enqueue(_ value: Downstream.Input) {
    lock.withLock { if completion == nil, downstream != nil { values.append(value) } }
  }

  /// Ends the sequence after the values already sent, and cancels the sources.
  func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
    let ended: [any Cancellable] = lock.withLock {
      guard completion == nil else { return [] }
      completion = end
      defer { sources = [] }
      return sources
    }
    for source in ended { source.cancel() }
    deliver()
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    deliver()
  }

  func cancel() {
    let ended: [any Cancellable] = lock.withLock {
      defer { (downstream, values, sources) = (nil, [], []) }
      return sources
    }
    for source in ended { source.cancel() }
  }

  private enum Event {
    case value(Downstream.Input, Downstream)
    case end(Subscribers.Completion<Downstream.Failure>, Downstream)
  }

  /// Delivers what is queued, unless a delivery is under way and will.
  func deliver() {
    let isFree = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isFree else { return }
    while let event = next() {
      switch event {
      case .value(let value, let target):
        let more = target.receive(value)
        lock.withLock { demand += more }
      case .end(let end, let target):
        target.receive(completion: end)
      }
    }
  }

  /// The next thing to deliver; nil ends the delivery.
  private func next() -> Event? {
    lock.withLock {
      if let target = downstream {
        if !values.isEmpty {
          if demand > 0 {
            demand -= 1
            return .value(values.removeFirst(), target)
          }
        } else if let completion {
          downstream = nil
          return .end(completion, target)
        }
      }
      isDelivering = false
      return nil
    }
  }
}

import Foundation

/// One link of a chain: a subscriber to what is above it, the subscription of what is below.
///
/// Demand goes up unchanged. What happens to a value and to the end is given by two closures, which
/// answer through `send`, `finish` and `stop`. A closure that swallows a value returns `.max(1)`.
/// State of an operator lives in variables that its closures capture: upstream sends serially.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias OnValue = (Input, Stage) -> Subscribers.Demand
  typealias OnCompletion = (Subscribers.Completion<Failure>, Stage) -> Void

  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var onValue: OnValue?
  private var onCompletion: OnCompletion?

  init(
    _ downstream: Downstream, onValue: @escaping OnValue, onCompletion: @escaping OnCompletion
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let target: Downstream? = lock.withLock {
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let target else { return subscription.cancel() }
    target.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let action = lock.withLock({ onValue }) else { return .none }
    return action(input, self)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // What is let go may end this sequence as it goes: not while the lock or the place is held.
    let (action, finished) = lock.withLock {
      let taken = (onCompletion, upstream)
      upstream = nil
      return taken
    }
    action?(completion, self)
    _ = finished
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock({ upstream })?.request(demand)
  }

  func cancel() { release()?.upstream?.cancel() }

  /// What a link holds on to while it is part of a sequence.
  private struct Ends {
    let downstream: Downstream
    let upstream: (any Subscription)?
    let onValue: OnValue?
    let onCompletion: OnCompletion?
  }

  /// Passes one value down.
  func send(_ value: Downstream.Input) -> Subscribers.Demand {
    lock.withLock({ downstream })?.receive(value) ?? .none
  }

  /// Ends what is below, once.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    release()?.downstream.receive(completion: completion)
  }

  /// Ends what is below and cancels what is above.
  func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let ends = release() else { return }
    ends.upstream?.cancel()
    ends.downstream.receive(completion: completion)
  }

  /// Lets go of both ends, so that no cycle outlives the sequence. All of it goes with what is
  /// returned: a publisher may end this very sequence as it goes.
  private func release() -> Ends? {
    lock.withLock {
      guard let target = downstream else { return nil }
      let ends = Ends(
        downstream: target, upstream: upstream, onValue: onValue, onCompletion: onCompletion)
      (downstream, upstream, onValue, onCompletion) = (nil, nil, nil, nil)
      return ends
    }
  }
}

extension Stage where Failure == Downstream.Failure {
  /// A link that passes the end on as it is.
  convenience init(_ downstream: Downstream, onValue: @escaping OnValue) {
    self.init(downstream, onValue: onValue) { completion, stage in stage.finish(completion) }
  }
}

import Foundation

/// The receiving end of an operator with several sources, and of the built-in subscribers.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
  typealias OnValue = (Input, Inlet) -> Subscribers.Demand
  typealias OnCompletion = (Subscribers.Completion<Failure>, Inlet) -> Void

  private enum State {
    case waiting
    case running(any Subscription)
    case ended
  }

  private let lock = NSLock()
  private var state = State.waiting
  private var onValue: OnValue?
  private var onCompletion: OnCompletion?
  private let initialDemand: Subscribers.Demand

  init(
    initialDemand: Subscribers.Demand = .unlimited, onValue: @escaping OnValue,
    onCompletion: @escaping OnCompletion
  ) {
    self.initialDemand = initialDemand
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard case .waiting = state else { return false }
      state = .running(subscription)
      return true
    }
    guard accepted else { return subscription.cancel() }
    if initialDemand > 0 { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let action = lock.withLock({ onValue }) else { return .none }
    return action(input, self)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let ends = end()
    ends.onCompletion?(completion, self)
  }

  /// Asks the source for `demand` more.
  func request(_ demand: Subscribers.Demand) {
    let subscription: (any Subscription)? = lock.withLock {
      if case .running(let subscription) = state { subscription } else { nil }
    }
    subscription?.request(demand)
  }

  func cancel() {
    let ends = end()
    ends.subscription?.cancel()
  }

  /// What an inlet holds on to while it is open.
  private struct Ends {
    var subscription: (any Subscription)?
    let onValue: OnValue?
    let onCompletion: OnCompletion?
  }

  /// Lets go of everything. It goes with what is returned, outside of the lock: what the closures
  /// held may end this very inlet as it goes.
  private func end() -> Ends {
    lock.withLock {
      var ends = Ends(onValue: onValue, onCompletion: onCompletion)
      if case .running(let subscription) = state { ends.subscription = subscription }
      (state, onValue, onCompletion) = (.ended, nil, nil)
      return ends
    }
  }
}

import Combine

/// What a publisher sent, as text: values, then `|` for the end or `!` with the failure.
final class Recorder<Input, Failure: Error>: Subscriber {
  var log: [String] = []
  var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited) { initialDemand = demand }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(initialDemand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("|")
    case .failure(let error): log.append("!\(error)")
    }
  }
}

extension Publisher {
  /// Subscribes a recorder that asks for `demand` values.
  func recorder(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand)
    subscribe(recorder)
    return recorder
  }

  /// What this publisher sends at once.
  var log: String { recorder().log.joined(separator: " ") }
}

enum Fault: Error { case a, b }

/// A scheduler whose time moves when told to.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = ImmediateTime
  struct Options {}
  typealias SchedulerOptions = Options

  struct ImmediateTime: Strideable {
    var milliseconds: Int
    func distance(to other: Self) -> Stride { Stride(value: other.milliseconds - milliseconds) }
    func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.value) }

    struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
      var value: Int
      var magnitude: Int { abs(value) }
      init(value: Int) { self.value = value }
      init(integerLiteral value: Int) { self.value = value }
      init?<T: BinaryInteger>(exactly source: T) { value = Int(source) }
      static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
      static func + (lhs: Self, rhs: Self) -> Self { Self(value: lhs.value + rhs.value) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(value: lhs.value - rhs.value) }
      static func * (lhs: Self, rhs: Self) -> Self { Self(value: lhs.value * rhs.value) }
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      static func seconds(_ s: Int) -> Self { Self(value: s * 1000) }
      static func seconds(_ s: Double) -> Self { Self(value: Int(s * 1000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(value: ms) }
      static func microseconds(_ us: Int) -> Self { Self(value: us / 1000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(value: ns / 1_000_000) }
    }
  }

  private var pending: [(due: Int, order: Int, action: () -> Void)] = []
  private var count = 0
  private(set) var now = ImmediateTime(milliseconds: 0)
  var minimumTolerance: ImmediateTime.Stride { 0 }

  func schedule(options: Options?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }

  func schedule(
    after date: ImmediateTime, tolerance: ImmediateTime.Stride, options: Options?,
    _ action: @escaping () -> Void
  ) {
    count += 1
    pending.append((date.milliseconds, count, action))
  }

  func schedule(
    after date: ImmediateTime, interval: ImmediateTime.Stride, tolerance: ImmediateTime.Stride,
    options: Options?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: 0, options: nil, action)
    return Subscriptions.empty
  }

  /// Runs everything due up to `milliseconds`, in order of time.
  func advance(to milliseconds: Int) {
    while let next = pending.filter({ $0.due <= milliseconds }).min(by: {
      ($0.due, $0.order) < ($1.due, $1.order)
    }) {
      pending.removeAll { $0.order == next.order }
      now.milliseconds = max(now.milliseconds, next.due)
      next.action()
    }
    now.milliseconds = milliseconds
  }
}

import Foundation

extension Publishers {
  /// When the values that came so far are passed on together.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Passes the values of a stretch of time on together; a stretch begins with its first value, so that no time
  /// is waited for in vain.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    private var limits: (context: Context, stretch: Context.SchedulerTimeType.Stride, count: Int) {
      switch strategy {
      case .byTime(let context, let stretch): (context, stretch, .max)
      case .byTimeOrCount(let context, let stretch, let count):
        (context, stretch, Swift.max(1, count))
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (context, stretch, count) = limits
      let outlet = Outlet(subscriber)
      outlet.open()
      let group = Group<Upstream.Output>()
      let inlet = Inlet<Upstream.Output, Failure>(
        onValue: { [options] value, _ in
          let (turn, size) = group.append(value)
          if size >= count {
            if let values = group.take(turn) { outlet.send(values) }
          } else if size == 1 {
            context.schedule(
              after: context.now.advanced(by: stretch), tolerance: context.minimumTolerance,
              options: options
            ) {
              if let values = group.take(turn) { outlet.send(values) }
            }
          }
          return .none
        },
        onCompletion: { completion, _ in
          if case .finished = completion, let values = group.takeAll() { outlet.send(values) }
          outlet.finish(completion)
        })
      outlet.attach(inlet)
      upstream.subscribe(inlet)
    }
  }
}

/// The values of the stretch that runs; each stretch has a number.
private final class Group<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []
  private var turn = 0

  func append(_ value: Value) -> (turn: Int, size: Int) {
    lock.withLock {
      values.append(value)
      return (turn, values.count)
    }
  }

  /// The values of a stretch, nil if they have been taken.
  func take(_ number: Int) -> [Value]? {
    lock.withLock {
      guard number == turn, !values.isEmpty else { return nil }
      defer { (values, turn) = ([], turn + 1) }
      return values
    }
  }

  func takeAll() -> [Value]? { take(lock.withLock { turn }) }
}

extension Publisher {
  /// Passes values on in groups, each when its time or number is up.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

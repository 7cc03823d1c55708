import Foundation

/// Hands values and the end to a subscriber on a scheduler, one at a time and in order, even if
/// the scheduler runs actions at the same time.
final class ScheduledDelivery {
  private let lock = NSLock()
  private var queue: [() -> Void] = []
  private var due = 0
  private var isRunning = false

  /// Queues `action`; each run that `schedule` is asked for takes the first that waits.
  func enqueue(
    _ action: @escaping () -> Void, schedule: (@escaping () -> Void) -> Void
  ) {
    lock.withLock { queue.append(action) }
    schedule { [self] in run() }
  }

  private func run() {
    let isFree = lock.withLock {
      due += 1
      defer { isRunning = true }
      return !isRunning
    }
    guard isFree else { return }
    while let action = next() { action() }
  }

  private func next() -> (() -> Void)? {
    lock.withLock {
      guard due > 0, !queue.isEmpty else {
        isRunning = false
        return nil
      }
      due -= 1
      return queue.removeFirst()
    }
  }
}

extension Publishers {
  /// Delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.deliver(to: subscriber) { action in
        scheduler.schedule(options: options, action)
      }
    }
  }

  /// Delivers later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.deliver(to: subscriber) { action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
          action)
      }
    }
  }

  /// Subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      let upstream = upstream
      scheduler.schedule(options: options) { outlet.take(upstream) }
    }
  }
}

extension Publisher {
  /// Passes everything on through `schedule`; demand goes up unchanged.
  fileprivate func deliver<S: Subscriber>(
    to subscriber: S, schedule: @escaping (@escaping () -> Void) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let delivery = ScheduledDelivery()
    subscribe(
      Stage<Output, Failure, S>(
        subscriber,
        onValue: { value, stage in
          delivery.enqueue(
            {
              let more = stage.send(value)
              if more > 0 { stage.request(more) }
            }, schedule: schedule)
          return .none
        },
        onCompletion: { completion, stage in
          delivery.enqueue({ stage.finish(completion) }, schedule: schedule)
        }))
  }

  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

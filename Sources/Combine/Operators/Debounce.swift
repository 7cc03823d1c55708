import Foundation

extension Publishers {
  /// Passes a value once no other has followed it for a time; a value that waits when upstream ends
  /// is dropped.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      let lock = NSLock()
      var latest = 0
      let inlet = Inlet<Output, Failure>(
        onValue: { [dueTime, scheduler, options] value, _ in
          let turn = lock.withLock {
            latest += 1
            return latest
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if lock.withLock({ latest == turn }) { outlet.send(value) }
          }
          return .none
        },
        onCompletion: { [scheduler, options] completion, _ in
          lock.withLock { latest += 1 }
          scheduler.schedule(options: options) { outlet.finish(completion) }
        })
      outlet.attach(inlet)
      upstream.subscribe(inlet)
    }
  }

  /// Passes at most one value per interval: the first at once, then the first or the latest of
  /// each interval at its end.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      let lock = NSLock()
      var waiting: Output?
      var lastTime: Context.SchedulerTimeType?
      let inlet = Inlet<Output, Failure>(
        onValue: { [interval, scheduler, latest] value, _ in
          let now = scheduler.now
          let due: Context.SchedulerTimeType? = lock.withLock {
            defer { if waiting == nil || latest { waiting = value } }
            guard waiting == nil else { return nil }
            guard let lastTime else { return now }
            return Swift.max(now, lastTime.advanced(by: interval))
          }
          guard let due else { return .none }
          func send() {
            let next: Output? = lock.withLock {
              lastTime = scheduler.now
              defer { waiting = nil }
              return waiting
            }
            if let next { outlet.send(next) }
          }
          due <= now ? scheduler.schedule(send) : scheduler.schedule(after: due, send)
          return .none
        },
        onCompletion: { [scheduler] completion, _ in
          scheduler.schedule {
            let last: Output? = lock.withLock {
              defer { waiting = nil }
              return waiting
            }
            if let last, case .finished = completion { outlet.send(last) }
            outlet.finish(completion)
          }
        })
      outlet.attach(inlet)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

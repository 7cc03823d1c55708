import Foundation

extension Publishers {
  /// Ends if upstream is silent for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      let lock = NSLock()
      var latest = 0
      let customError = customError
      func arm() {
        let turn = lock.withLock {
          latest += 1
          return latest
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard lock.withLock({ latest == turn }) else { return }
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      arm()
      let inlet = Inlet<Output, Failure>(
        onValue: { [scheduler, options] value, _ in
          arm()
          scheduler.schedule(options: options) { outlet.send(value) }
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
}

extension Publisher {
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

import Foundation

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _FoundationSchedulerTime

  /// A run loop has no options.
  public struct SchedulerOptions {}

  private var clock: (any MainClock)? {
    self === RunLoop.main ? InstalledMainClock.current : nil
  }

  public var now: SchedulerTimeType { SchedulerTimeType(clock?.date ?? Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock { return clock.schedule(at: clock.nanoseconds, action) }
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock { return clock.schedule(at: clock.deadline(date.date), action) }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock {
      let step = Int(clampedNanoseconds: interval.timeInterval * 1e9)
      return clock.repeating(
        from: clock.deadline(date.date), every: UInt64(max(0, step)), action)
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: date.date, interval: interval.timeInterval, repeats: true
    ) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

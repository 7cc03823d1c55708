import Dispatch
import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _FoundationSchedulerTime

  /// An operation queue has no options.
  public struct SchedulerOptions {}

  private var clock: (any MainClock)? {
    self === OperationQueue.main ? InstalledMainClock.current : nil
  }

  public var now: SchedulerTimeType { SchedulerTimeType(clock?.date ?? Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock { return clock.schedule(at: clock.nanoseconds, action) }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock { return clock.schedule(at: clock.deadline(date.date), action) }
    nonisolated(unsafe) let action = action
    let wait = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [self] in
      addOperation { action() }
    }
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
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { [self] in addOperation { action() } }
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow),
      repeating: interval.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

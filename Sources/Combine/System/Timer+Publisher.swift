import Foundation

extension Timer {
  /// Publishes the date at an interval, on a run loop, once connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date at an interval. A main clock that is installed sets its pace.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// The shortest interval, in seconds, as `Timer` has it.
    private static let shortestInterval: TimeInterval = 0.0001

    public func connect() -> any Cancellable {
      let step = interval.isFinite ? Swift.max(Self.shortestInterval, interval) : .infinity
      guard step.isFinite else { return Subscriptions.empty }
      let stride = RunLoop.SchedulerTimeType.Stride(step)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: stride), interval: stride,
        tolerance: RunLoop.SchedulerTimeType.Stride(tolerance ?? 0), options: options
      ) { [subject, runLoop] in
        subject.send(runLoop.now.date)
      }
    }
  }
}

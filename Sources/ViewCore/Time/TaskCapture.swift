import Geometry
import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// Runs Swift tasks that component code starts on the time of its tree.
///
/// While a tree is built or settled this stands in for the main actor's executor on that one thread,
/// and for the global one: steps of tasks become work of the tree's clock, which runs them one after
/// the other on the same thread, sleeps included. What is resumed later or by another thread goes to
/// the main queue, as ever. A step runs to its next suspension, so nothing here can wait for ever.
final class TaskCapture: @unchecked Sendable {
  static let shared = TaskCapture()

  /// The thread that is capturing; zero for none.
  private let thread = Atomic<UInt>(0)
  /// Touched by the capturing thread only.
  private var clock: RenderClock?

  private init() { ConcurrencyHooks.install() }

  var isCapturing: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Runs component code whose tasks belong to a clock.
  func run<Result>(on clock: RenderClock, _ body: () throws -> Result) rethrows -> Result {
    let outer = (thread.load(ordering: .relaxed), self.clock)
    thread.store(UInt(pthread_self()), ordering: .relaxed)
    self.clock = clock
    defer {
      thread.store(outer.0, ordering: .relaxed)
      self.clock = outer.1
    }
    return try body()
  }

  /// Takes a step of a task started by component code; false on every other thread.
  func take(_ job: UnownedJob, after delay: UInt64 = 0) -> Bool {
    guard isCapturing, let clock else { return false }
    clock.add(job, after: delay)
    return true
  }

  func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }

  private func enqueue(_ job: UnownedJob, after delay: UInt64) {
    if take(job, after: delay) { return }
    let wait = DispatchTimeInterval.nanoseconds(Int(clamping: delay))
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { self.run(job) }
  }
}

extension TaskCapture: SerialExecutor, TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) { enqueue(UnownedJob(job), after: 0) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  /// Asked when code of the main actor finds itself called from elsewhere: the capturing thread
  /// and the main thread are where such code belongs.
  func checkIsolated() {
    precondition(isCapturing || Thread.isMainThread, "code of the main actor on another thread")
  }
}

extension TaskCapture: SchedulingExecutor {
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) { enqueue(UnownedJob(job), after: (delay as? Swift.Duration)?.wholeNanoseconds ?? 0) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let delay = clock.now.duration(to: instant) as? Swift.Duration
    enqueue(UnownedJob(job), after: delay?.roundedNanoseconds ?? 0)
  }
}

extension Swift.Duration {
  /// Nanoseconds, not below zero.
  fileprivate var wholeNanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : whole &+ UInt64(attoseconds) / 1_000_000_000
  }

  /// Nanoseconds of whole milliseconds. A deadline is as many real nanoseconds short of the wait
  /// that was asked for as the code took to get here, which no result may depend on.
  fileprivate var roundedNanoseconds: UInt64 {
    let nanoseconds = wholeNanoseconds
    guard nanoseconds < .max / 2 else { return .max }
    return (nanoseconds + 500_000) / 1_000_000 * 1_000_000
  }
}

import Combine
import Geometry

/// The time of one tree, and the work that waits for its moment in it.
///
/// Timers and queues of component code (through Combine's schedulers) and Swift tasks are kept here
/// and run in the order of their deadlines, equal ones in the order they came. Nothing moves this
/// time but `advance(to:)`.
package final class RenderClock: MainClock, @unchecked Sendable {
  enum Work {
    case action(() -> Void)
    case job(UnownedJob)
  }

  private struct Entry {
    let deadline: UInt64
    let work: Work
  }

  private let lock = NSLock()
  private var time: UInt64 = 0
  /// By deadline, then in the order they came.
  private var entries: [Entry] = []

  package init() {}

  /// Nanoseconds since the tree was made.
  package var nanoseconds: UInt64 { lock.withLock { time } }

  package func schedule(at deadline: UInt64, _ action: @escaping () -> Void) {
    add(.action(action), at: deadline)
  }

  /// Keeps a task's next step for a deadline, or for now.
  func add(_ job: UnownedJob, after delay: UInt64 = 0) {
    add(.job(job), at: nanoseconds.addingReportingOverflow(delay).partialValue)
  }

  private func add(_ work: Work, at deadline: UInt64) {
    lock.withLock {
      let deadline = max(deadline, time)
      var index = entries.endIndex
      while index > 0, entries[index - 1].deadline > deadline { index -= 1 }
      entries.insert(Entry(deadline: deadline, work: work), at: index)
    }
  }

  /// When the next work is due; `nil` when nothing waits.
  package var nextDeadline: UInt64? { lock.withLock { entries.first?.deadline } }

  func advance(to deadline: UInt64) { lock.withLock { time = max(time, deadline) } }

  /// Takes the first work that is due now.
  func takeDue() -> Work? {
    lock.withLock {
      guard let first = entries.first, first.deadline <= time else { return nil }
      return entries.removeFirst().work
    }
  }
}

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
    /// Whether this goes on for ever: then a tree that comes to rest does not wait for it.
    var repeats = false
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

  /// Runs an action at once when time goes on, as a part of something without an end: a tree at rest
  /// stands before it (rule M9).
  package func scheduleRepeating(_ action: @escaping () -> Void) {
    add(.action(action), at: nanoseconds, repeats: true)
  }

  /// Whether something without an end waits to go on.
  var hasRepeating: Bool { lock.withLock { entries.contains(where: \.repeats) } }

  /// Keeps a task's next step for a deadline, or for now.
  func add(_ job: UnownedJob, after delay: UInt64 = 0) {
    add(.job(job), at: nanoseconds.addingReportingOverflow(delay).partialValue)
  }

  private func add(_ work: Work, at deadline: UInt64, repeats: Bool = false) {
    lock.withLock {
      let deadline = max(deadline, time)
      var index = entries.endIndex
      while index > 0, entries[index - 1].deadline > deadline { index -= 1 }
      entries.insert(Entry(deadline: deadline, work: work, repeats: repeats), at: index)
    }
  }

  /// When the next work is due; `nil` when nothing waits.
  package var nextDeadline: UInt64? { nextDeadline(isSettling: true) }

  /// - Parameter isSettling: what goes on for ever is left out.
  func nextDeadline(isSettling: Bool) -> UInt64? {
    lock.withLock { entries.first { !isSettling || !$0.repeats }?.deadline }
  }

  func advance(to deadline: UInt64) { lock.withLock { time = max(time, deadline) } }

  /// Takes all work that is due now, in the order it came: what a device does in one turn of its loop.
  ///
  /// - Parameter isSettling: what goes on for ever is left where it is.
  func takeDue(isSettling: Bool) -> [Work] {
    lock.withLock {
      let end = entries.firstIndex { $0.deadline > time } ?? entries.endIndex
      let due = entries[..<end].filter { !isSettling || !$0.repeats }
      if due.isEmpty { return [] }
      let kept = entries[..<end].filter { isSettling && $0.repeats }
      entries.replaceSubrange(..<end, with: kept)
      return due.map(\.work)
    }
  }
}

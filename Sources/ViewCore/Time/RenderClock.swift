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
    /// Whether the tree is built and laid out before this, and after it.
    var isAlone = false
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

  /// Runs an action in a turn of its own, as an event of a finger comes: it meets the tree as what came
  /// before has left it.
  package func scheduleEvent(at deadline: UInt64, _ action: @escaping () -> Void) {
    add(.action(action), at: deadline, isAlone: true)
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

  private func add(
    _ work: Work, at deadline: UInt64, repeats: Bool = false, isAlone: Bool = false
  ) {
    lock.withLock {
      let deadline = max(deadline, time)
      var index = entries.endIndex
      while index > 0, entries[index - 1].deadline > deadline { index -= 1 }
      entries.insert(
        Entry(deadline: deadline, work: work, repeats: repeats, isAlone: isAlone), at: index)
    }
  }

  /// When the next work is due; `nil` when nothing waits.
  package var nextDeadline: UInt64? { nextDeadline(isSettling: true) }

  /// - Parameter isSettling: what goes on for ever is left out.
  func nextDeadline(isSettling: Bool) -> UInt64? {
    lock.withLock { entries.first { !isSettling || !$0.repeats }?.deadline }
  }

  func advance(to deadline: UInt64) { lock.withLock { time = max(time, deadline) } }

  /// Takes the work that is due now, in the order it came, as far as a device does it in one turn of its
  /// loop: up to an event of a finger, which has a turn of its own.
  ///
  /// - Parameter isSettling: what goes on for ever is left where it is.
  func takeDue(isSettling: Bool) -> [Work] {
    lock.withLock {
      var due: [Work] = []
      var kept: [Entry] = []
      var end = entries.startIndex
      while end < entries.endIndex, entries[end].deadline <= time {
        let entry = entries[end]
        if isSettling, entry.repeats {
          kept.append(entry)
        } else {
          if entry.isAlone, !due.isEmpty { break }
          due.append(entry.work)
        }
        end += 1
        if entry.isAlone { break }
      }
      entries.replaceSubrange(..<end, with: kept)
      return due
    }
  }
}

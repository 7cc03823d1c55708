import Combine
import Geometry

extension ViewGraph {
  /// How long a tree's own time may run until nothing waits any more, in nanoseconds: 10 seconds.
  private static let settleTimeLimit: UInt64 = 10_000_000_000

  /// Moments in one settling, and where an address asks for a time; turns of the loop, and single
  /// actions and steps of tasks in them. Ten seconds at sixty a second are 600 moments; a task that never
  /// stops yielding makes any number of turns, timers that start timers any number of actions.
  private static let settlingMomentLimit = 1_000
  private static let passingMomentLimit = 100_000
  private static let turnLimit = 10_000
  private static let stepLimit = 100_000
  /// Turns within one moment that change the tree. A body that queues a change of what it reads would
  /// make any number: on a device each takes a frame, so these are four seconds of them.
  private static let changeLimit = 240
  /// Views that are built while time goes on, in one settling and where an address asks for a time: a
  /// second or two, and ten times that. Screens that are redrawn by timers as fast as games are would
  /// make millions.
  private static let settlingBuildLimit = 60_000
  private static let passingBuildLimit = 1_000_000

  /// Runs component code: its tasks, timers and queues belong to this tree's time.
  @MainActor package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.current = self
    return try InstalledMainClock.run(on: clock) {
      try TaskCapture.shared.run(on: clock, body)
    }
  }

  /// Builds, lays out, runs actions and lets time go on until nothing waits or moves, or a limit is
  /// reached. What moves for ever stands at its first value then (rule M9).
  @MainActor package func settle() {
    let end = clock.nanoseconds + Self.settleTimeLimit
    perform {
      if runTime(until: end, isSettling: true), clock.nextDeadline != nil { warnOfWaiting() }
      if motion.end > clock.seconds {
        warn(.neverSettles, "an animation still runs after 10 seconds")
      }
      if motion.isEndless || clock.hasRepeating {
        warn(.neverSettles, "an animation never ends: it stands at its first value")
        motion.restart = clock.seconds
        passTime(to: clock.nanoseconds)
        runRounds()
      }
      finishSettling()
    }
  }

  /// Lets an amount of time pass, in seconds, instead of settling.
  @MainActor package func pass(_ seconds: TimeInterval) {
    let seconds = seconds.isFinite ? max(0, seconds) : 0
    let end = clock.nanoseconds + UInt64((min(seconds, 1e9) * 1e9).rounded())
    perform {
      runTime(until: end, isSettling: false)
      finishSettling()
    }
  }

  /// Runs what is due on the way to a time; a tree that settles goes on only for as long as
  /// something moves. A tree that is not brought to rest within one moment stands where it is. What is
  /// due at one moment is done before the tree is built anew, once.
  ///
  /// - Returns: false at a limit, which the tree has warned of.
  @discardableResult
  @MainActor private func runTime(until end: UInt64, isSettling: Bool) -> Bool {
    var (steps, turns) = (0, 0)
    let builds = buildCount
    let buildLimit = isSettling ? Self.settlingBuildLimit : Self.passingBuildLimit
    for _ in 0..<(isSettling ? Self.settlingMomentLimit : Self.passingMomentLimit) {
      var changeCount = 0
      guard runRounds() else { return false }
      while case let due = clock.takeDue(isSettling: isSettling), !due.isEmpty {
        for work in due {
          switch work {
          case .action(let action): action()
          case .job(let job): TaskCapture.shared.run(job)
          }
        }
        steps += due.count
        turns += 1
        if !changes.isEmpty { changeCount += 1 }
        if steps >= Self.stepLimit || turns >= Self.turnLimit || changeCount >= Self.changeLimit {
          warnOfWaiting()
          return false
        }
        guard runRounds() else { return false }
      }
      if buildCount - builds > buildLimit {
        warnOfManyBuilds()
        return false
      }
      if let next = clock.nextDeadline(isSettling: isSettling), next <= end {
        passTime(to: next)
      } else {
        let rest = isSettling ? min(end, RenderClock.nanoseconds(atOrAfter: motion.end)) : end
        guard rest > clock.nanoseconds else { return true }
        passTime(to: rest)
      }
    }
    warnOfWaiting()
    return false
  }

  @MainActor private func warnOfWaiting() {
    warn(.neverSettles, "timers or tasks still wait after 10 seconds, or never stop")
  }

  @MainActor private func warnOfManyBuilds() {
    let seconds = (clock.seconds * 100).rounded() / 100
    warn(
      .neverSettles,
      "timers build very many views again and again: the tree stands as it is after \(seconds) s")
  }

  @MainActor private func passTime(to time: UInt64) {
    clock.advance(to: time)
    timeDidPass()
  }
}

import Foundation

// Overloads of Dispatch's own methods: a call that leaves out their defaulted parameters means
// these. So code that is written for the main queue follows an installed clock.
extension DispatchQueue {
  /// Runs `work` on this queue; on the main queue when the installed clock says so.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    if let mainClock {
      mainClock.schedule(at: mainClock.nanoseconds) { work() }
    } else {
      async(group: nil, execute: work)
    }
  }

  /// Runs `work` on this queue after a deadline; on the main queue in the installed clock's time.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if let mainClock {
      mainClock.schedule(at: mainClock.nanoseconds &+ Self.wait(until: deadline)) { work() }
    } else {
      asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
  }

  /// Nanoseconds from now to a deadline, in whole milliseconds: what the real clock went on since the
  /// caller read it must not matter.
  private static func wait(until deadline: DispatchTime) -> UInt64 {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return 0 }
    let wait = min(deadline.uptimeNanoseconds - now, UInt64.max / 4)
    return (wait + 500_000) / 1_000_000 * 1_000_000
  }
}

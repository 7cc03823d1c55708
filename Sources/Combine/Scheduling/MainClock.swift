import Foundation

/// A clock that stands in for the main queue and the main run loop.
///
/// While one is installed, whatever is scheduled on `DispatchQueue.main`, `RunLoop.main` or
/// `OperationQueue.main` through `Scheduler` runs when this clock says so. A renderer installs one
/// whose time is an input; without one the real queue and the real time are used.
package protocol MainClock: AnyObject, Sendable {
  /// Nanoseconds since the clock began.
  var nanoseconds: UInt64 { get }

  /// Runs `action` once the clock has reached `deadline`; equal deadlines in the order they came.
  func schedule(at deadline: UInt64, _ action: @escaping () -> Void)
}

/// The clock that is installed for this process or thread.
package enum InstalledMainClock {
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var clock: (any MainClock)?
    /// Clocks of single threads, which come first.
    var ofThreads: [pthread_t: any MainClock] = [:]
  }

  private static let box = Box()

  /// The installed clock; nil for real time.
  package static var current: (any MainClock)? {
    get { box.lock.withLock { box.ofThreads[pthread_self()] ?? box.clock } }
    set { box.lock.withLock { box.clock = newValue } }
  }

  /// Installs a clock for this thread as long as `body` runs.
  package static func run<Result>(
    on clock: any MainClock, _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = pthread_self()
    let outer = box.lock.withLock { box.ofThreads.updateValue(clock, forKey: thread) }
    defer { box.lock.withLock { box.ofThreads[thread] = outer } }
    return try body()
  }
}

extension MainClock {
  /// Runs `action` at `deadline` and then every `interval` nanoseconds until cancelled.
  func repeating(
    from deadline: UInt64, every interval: UInt64, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let switchedOff = AtomicFlag()
    func arm(_ deadline: UInt64) {
      schedule(at: deadline) {
        guard !switchedOff.isSet else { return }
        action()
        arm(deadline &+ max(1, interval))
      }
    }
    arm(deadline)
    return AnyCancellable { switchedOff.set() }
  }
}

/// A flag that can be raised from any thread.
final class AtomicFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }

  /// Raises the flag; false if it was up already.
  @discardableResult
  func set() -> Bool {
    lock.withLock {
      defer { value = true }
      return !value
    }
  }
}

import Foundation

/// A lock of C, kept wherever component code keeps it. Locks wait for one another's changes by one
/// condition: right, and fast enough for what component code locks.
public struct os_unfair_lock_s: Sendable {
  fileprivate var isTaken = false
  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private let lockChange = NSCondition()

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  lockChange.withLock {
    while lock.pointee.isTaken { lockChange.wait() }
    lock.pointee.isTaken = true
  }
}

/// Whether the lock was free and is now taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lockChange.withLock {
    guard !lock.pointee.isTaken else { return false }
    lock.pointee.isTaken = true
    return true
  }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lockChange.withLock {
    lock.pointee.isTaken = false
    lockChange.broadcast()
  }
}

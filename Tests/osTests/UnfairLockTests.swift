import Foundation
import Testing
import os

/// Locks of C keep others out until they are given back.
@Suite struct UnfairLockTests {
  @Test func aTakenLockIsNotTakenAgain() {
    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }
}

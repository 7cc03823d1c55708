import Foundation

/// Where messages of component code go: the snapshot being made on their thread, or nowhere. What
/// other threads log meanwhile belongs to no snapshot.
package enum LogSink {
  private typealias Receiver = (OSLogType, String) -> Void

  private static let lock = NSLock()
  nonisolated(unsafe) private static var receivers: [UInt: Receiver] = [:]

  private static var thread: UInt { UInt(pthread_self()) }

  /// Runs a body with a receiver of the messages of this thread.
  package static func receiving<Result>(
    _ receiver: @escaping (OSLogType, String) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = exchange(receiver)
    defer { _ = exchange(outer) }
    return try body()
  }

  private static func exchange(_ new: Receiver?) -> Receiver? {
    lock.withLock {
      let old = receivers[thread]
      receivers[thread] = new
      return old
    }
  }

  static func send(_ type: OSLogType, _ message: String) {
    lock.withLock { receivers[thread] }?(type, message)
  }
}

import Foundation

/// Where messages of component code go: the snapshot being made, or nowhere.
package enum LogSink {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var receiver: ((OSLogType, String) -> Void)?

  /// Runs a body with a receiver of messages.
  package static func receiving<Result>(
    _ receiver: @escaping (OSLogType, String) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = exchange(receiver)
    defer { _ = exchange(outer) }
    return try body()
  }

  private static func exchange(
    _ new: ((OSLogType, String) -> Void)?
  ) -> ((OSLogType, String) -> Void)? {
    lock.withLock {
      defer { receiver = new }
      return receiver
    }
  }

  static func send(_ type: OSLogType, _ message: String) {
    lock.withLock { receiver }?(type, message)
  }
}

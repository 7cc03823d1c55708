import CMicroHTTPD
import Synchronization

/// An answer in the making, and the suspended connection that waits for it.
///
/// The first delivery counts; it wakes the connection, which from then on belongs to its thread.
final class PendingAnswer: Sendable {
  private enum State: Sendable {
    case waiting(SuspendedConnection)
    case delivered(PreparedResponse)
  }

  private let state: Mutex<State>

  init(_ connection: SuspendedConnection) { state = Mutex(.waiting(connection)) }

  /// Hands over the answer; does nothing when there is one already.
  func deliver(_ answer: PreparedResponse) {
    let connection: SuspendedConnection? = state.withLock { state in
      guard case .waiting(let connection) = state else { return nil }
      state = .delivered(answer)
      return connection
    }
    if let connection { MHD_resume_connection(connection.handle) }
  }

  /// The answer, once delivered.
  var answer: PreparedResponse? {
    state.withLock { state in
      if case .delivered(let answer) = state { answer } else { nil }
    }
  }
}

/// A connection that no thread works on until it is resumed; it stays valid for so long.
struct SuspendedConnection: @unchecked Sendable {
  let handle: OpaquePointer
}

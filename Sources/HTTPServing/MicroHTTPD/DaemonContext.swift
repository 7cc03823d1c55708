import Dispatch
import Synchronization

/// What the callbacks of a daemon share.
final class DaemonContext: Sendable {
  let service: HTTPService
  /// Requests whose head has arrived and whose answer has not left.
  let running = DispatchGroup()
  private let pending = Mutex(PendingAnswers())

  private struct PendingAnswers {
    var entries: [ObjectIdentifier: (answer: PendingAnswer, task: Task<Void, Never>)] = [:]
    /// Whether the daemon stops, and whoever still asks is told so.
    var areAbandoned = false
  }

  init(service: HTTPService) { self.service = service }

  /// Has a task make the answer that a suspended connection waits for.
  ///
  /// A request that arrives after the others were abandoned is answered at once: the library cannot
  /// stop while a connection is suspended.
  func start(
    _ answer: PendingAnswer, target: RawTarget, message: ReceivedMessage
  ) {
    let key = ObjectIdentifier(answer)
    let isStarted = pending.withLock { pending in
      if pending.areAbandoned { return false }
      let task = Task {
        let prepared = await self.service.answer(target, message)
        answer.deliver(prepared)
        self.pending.withLock { $0.entries[key] = nil }
      }
      pending.entries[key] = (answer, task)
      return true
    }
    if !isStarted { answer.deliver(Self.farewell) }
  }

  /// Answers everything that is still in the making, and everything that comes, with 503.
  func abandonPending() {
    let abandoned = pending.withLock { pending in
      defer { pending = PendingAnswers(areAbandoned: true) }
      return Array(pending.entries.values)
    }
    for (answer, task) in abandoned {
      // The farewell first: a cancelled task would deliver its own failure.
      answer.deliver(Self.farewell)
      task.cancel()
    }
  }

  private static let farewell = PreparedResponse(
    HTTPProblem(.serviceUnavailable, detail: "The server is shutting down.").response)
}

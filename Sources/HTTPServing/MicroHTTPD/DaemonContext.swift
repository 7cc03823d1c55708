import Dispatch
import Synchronization

/// What the callbacks of a daemon share.
final class DaemonContext: Sendable {
  let service: HTTPService
  /// Requests whose head has arrived and whose answer has not left.
  let running = DispatchGroup()
  private let pending = Mutex<[ObjectIdentifier: (answer: PendingAnswer, task: Task<Void, Never>)]>(
    [:])

  init(service: HTTPService) { self.service = service }

  /// Has a task make the answer that a suspended connection waits for.
  func start(
    _ answer: PendingAnswer, target: RawTarget, message: ReceivedMessage
  ) {
    let key = ObjectIdentifier(answer)
    pending.withLock { pending in
      let task = Task {
        let prepared = await self.service.answer(target, message)
        answer.deliver(prepared)
        self.pending.withLock { $0[key] = nil }
      }
      pending[key] = (answer, task)
    }
  }

  /// Answers everything that is still in the making with 503.
  func abandonPending() {
    let abandoned = pending.withLock { pending in
      defer { pending = [:] }
      return Array(pending.values)
    }
    let problem = HTTPProblem(.serviceUnavailable, detail: "The server is shutting down.")
    let response = PreparedResponse(problem.response)
    for (answer, task) in abandoned {
      task.cancel()
      answer.deliver(response)
    }
  }
}

import Synchronization

/// Prepared answers by the raw target they were asked for.
///
/// Bounded by bytes. When full, the oldest answer goes that was not used since it was last looked
/// at; a used one has another round.
package final class ResponseCache: Sendable {
  private struct Entry {
    let answer: PreparedResponse
    var wasUsed = false
  }

  private struct State {
    var entries: [RawTarget: Entry] = [:]
    /// Targets in the order in which they are looked at; the front is `next`.
    var order: [RawTarget] = []
    var next = 0
    var byteCount = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter byteLimit: bodies and targets together never take more. The HTTP library has its own
  ///   copy of each body, so the process keeps about twice as much.
  package init(byteLimit: Int = ServingLimits.cacheBytes) { limit = byteLimit }

  package var count: Int { state.withLock { $0.entries.count } }

  package func answer(for target: RawTarget) -> PreparedResponse? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: target) else { return nil }
      state.entries.values[index].wasUsed = true
      return state.entries.values[index].answer
    }
  }

  /// Keeps an answer, unless it is larger than the whole cache.
  package func insert(_ answer: PreparedResponse, for target: RawTarget) {
    let cost = Self.cost(of: answer, for: target)
    guard cost <= limit else { return }
    state.withLock { state in
      if let old = state.entries.updateValue(Entry(answer: answer), forKey: target) {
        state.byteCount -= Self.cost(of: old.answer, for: target)
      } else {
        state.order.append(target)
      }
      state.byteCount += cost
      while state.byteCount > limit { Self.evictNext(&state) }
    }
  }

  /// Forgets everything: what answers are made of has changed.
  package func removeAll() { state.withLock { $0 = State() } }

  private static func cost(of answer: PreparedResponse, for target: RawTarget) -> Int {
    answer.byteCount + target.bytes.count
  }

  private static func evictNext(_ state: inout State) {
    let target = state.order[state.next]
    state.next += 1
    if state.next * 2 > state.order.count {
      state.order.removeFirst(state.next)
      state.next = 0
    }
    guard var entry = state.entries[target] else { return }
    if entry.wasUsed {
      entry.wasUsed = false
      state.entries[target] = entry
      state.order.append(target)
    } else {
      state.entries[target] = nil
      state.byteCount -= cost(of: entry.answer, for: target)
    }
  }
}

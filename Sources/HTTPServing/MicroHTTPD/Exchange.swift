/// One request and its answer, from the arrival of the request line until the last byte has left.
///
/// Touched by the daemon's callbacks only, which the library never runs at once for a connection.
final class Exchange {
  enum Phase {
    /// The target is known; headers are on their way.
    case announced
    /// The body is on its way.
    case receiving
    /// A task makes the answer, or has made it.
    case answering(PendingAnswer)
    /// The library has the answer.
    case answered
  }

  let target: RawTarget
  var phase = Phase.announced
  var body: [UInt8] = []
  /// Bytes of a body that is too long, and therefore not kept.
  var discardedByteCount = 0
  /// Whether the daemon waits for this exchange before it stops.
  var isCounted = false

  init(target: RawTarget) { self.target = target }
}

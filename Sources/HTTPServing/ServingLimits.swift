/// What a client may ask of the server. Reaching a limit is an answer, never a crash.
package enum ServingLimits {
  /// Bytes of a request target, percent-encoded: longer is 414. Room for a label of 2,000 emoji,
  /// 12 bytes each in an address, and as much as a page's other parameters need.
  package static let targetBytes = 28 * 1024
  /// Bytes that libmicrohttpd keeps for one connection: request line, headers and their index. What
  /// does not fit it answers itself, with a plain 414. It clears all of this memory after each
  /// request: twice as much would cost every request a tenth of its time.
  package static let connectionMemoryBytes = 32 * 1024
  /// Bytes of a request body: longer is 413. A batch of 500 states at their longest sensible size.
  package static let bodyBytes = 4 * 1024 * 1024
  /// Open connections; more wait in the listen queue. A browser opens six a host.
  package static let connections = 512
  /// Seconds without traffic after which a connection is closed.
  package static let idleSeconds: UInt32 = 60
  /// Seconds that running answers have, once the server stops, before they become 503.
  package static let drainSeconds = 1.2
  /// Seconds that the 503s have to leave.
  package static let farewellSeconds = 0.2
  /// Bytes of prepared answers kept for reuse: some ten thousand pictures.
  package static let cacheBytes = 128 * 1024 * 1024
}

import Synchronization

/// An HTTP/1.1 server on one address: epoll, a pool of threads, connections kept alive.
///
/// Answers that were prepared are sent again from the daemon's own threads. Any other request is
/// answered by a task, while its connection waits without holding a thread.
package final class HTTPServer: Sendable {
  package struct Configuration: Sendable {
    /// The address to listen on: digits, or a name that this machine resolves.
    package var host = "127.0.0.1"
    /// Zero lets the system choose one.
    package var port: UInt16 = 0
    package var threadCount = 2
    /// Names besides `localhost` and addresses in digits by which clients may call the server.
    package var allowedHosts: [String] = []
    /// Receives one line for each request that was refused or failed.
    package var log: @Sendable (String) -> Void = { _ in }

    package init() {}
  }

  private let daemon: MicroHTTPDaemon
  /// The port that the server listens on.
  package let port: UInt16

  /// Starts to listen and answer.
  ///
  /// - Parameters:
  ///   - cache: where prepared answers are remembered; empty it when their content has changed.
  ///   - respond: the answer to a request whose target and host have been checked.
  package init(
    configuration: Configuration, cache: ResponseCache = ResponseCache(),
    respond: @escaping @Sendable (HTTPRequest) async -> HTTPAnswer
  ) throws(ServerStartError) {
    let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
    port = socket.port
    let service = HTTPService(
      hosts: HostAllowList(names: [configuration.host] + configuration.allowedHosts),
      cache: cache, respond: respond, log: configuration.log)
    daemon = try MicroHTTPDaemon(
      socket: socket, threadCount: max(1, configuration.threadCount), service: service)
  }

  deinit { daemon.stop(drainSeconds: 0) }

  /// Stops: accepts nothing more, lets running answers finish, closes every connection.
  ///
  /// Blocks for at most `drainSeconds` and `farewellSeconds`; answers not ready after the first
  /// become 503. Calling
  /// it again does nothing.
  package func stop(drainSeconds: Double = ServingLimits.drainSeconds) {
    daemon.stop(drainSeconds: drainSeconds)
  }
}

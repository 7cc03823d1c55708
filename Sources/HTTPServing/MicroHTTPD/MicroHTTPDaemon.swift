import CMicroHTTPD
import Dispatch
import Glibc
import Synchronization

/// A running libmicrohttpd: the only class that starts and stops one.
final class MicroHTTPDaemon: Sendable {
  /// The library's daemon, used under the lock only.
  private struct Handle: @unchecked Sendable {
    let daemon: OpaquePointer
  }

  private let context: DaemonContext
  private let handle: Mutex<Handle?>

  /// Takes over the socket and answers on it.
  init(
    socket: ListeningSocket, threadCount: Int, service: HTTPService
  ) throws(ServerStartError) {
    let context = DaemonContext(service: service)
    self.context = context
    let pointer = Unmanaged.passUnretained(context).toOpaque()
    var options = Self.options(socket: socket, threadCount: threadCount, context: pointer)
    let flags =
      MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
      | MHD_USE_ERROR_LOG.rawValue
    let daemon: OpaquePointer? = options.withUnsafeMutableBytes { options in
      guard let first = options.baseAddress else { return nil }
      let arguments: [any CVarArg] = [
        MHD_OPTION.ARRAY.rawValue, OpaquePointer(first), MHD_OPTION.END.rawValue,
      ]
      return withVaList(arguments) { list in
        MHD_start_daemon_va(flags, socket.port, nil, nil, continueExchange, pointer, list)
      }
    }
    handle = Mutex(daemon.map { Handle(daemon: $0) })
    if daemon == nil {
      close(socket.descriptor)
      throw .system("libmicrohttpd did not start")
    }
  }

  /// Stops listening, waits for running answers, turns the rest into 503, then closes every
  /// connection and joins the threads.
  func stop(drainSeconds: Double) {
    handle.withLock { handle in
      guard let daemon = handle?.daemon else { return }
      let socket = MHD_quiesce_daemon(daemon)
      if socket >= 0 { close(socket) }
      _ = context.running.wait(timeout: .now() + drainSeconds)
      context.abandonPending()
      _ = context.running.wait(timeout: .now() + ServingLimits.farewellSeconds)
      MHD_stop_daemon(daemon)
      handle = nil
    }
  }

  private static func options(
    socket: ListeningSocket, threadCount: Int, context: UnsafeMutableRawPointer
  ) -> [MHD_OptionItem] {
    func item(_ option: MHD_OPTION, _ value: Int, _ pointer: UnsafeMutableRawPointer? = nil)
      -> MHD_OptionItem
    {
      MHD_OptionItem(option: option, value: value, ptr_value: pointer)
    }
    return [
      item(.LISTEN_SOCKET, Int(socket.descriptor)),
      item(.THREAD_POOL_SIZE, threadCount > 1 ? threadCount : 0),
      item(.CONNECTION_MEMORY_LIMIT, ServingLimits.connectionMemoryBytes),
      item(.CONNECTION_LIMIT, ServingLimits.connections),
      item(.CONNECTION_TIMEOUT, Int(ServingLimits.idleSeconds)),
      item(.URI_LOG_CALLBACK, unsafeBitCast(beginExchange, to: Int.self)),
      item(.NOTIFY_COMPLETED, unsafeBitCast(endExchange, to: Int.self), context),
      item(.END, 0),
    ]
  }
}

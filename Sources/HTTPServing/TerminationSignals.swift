import Dispatch
import Glibc
import Synchronization

/// The two signals that end a server: from a terminal (SIGINT) and from a system (SIGTERM).
///
/// The first one runs an action, away from the main thread, so that a busy main thread delays nothing.
/// The second one ends the process at once, with the status that shells give it: 130 or 143.
package enum TerminationSignals {
  private static let sources = Mutex<[any DispatchSourceSignal]>([])
  private static let wasAsked = Atomic(false)

  /// Replaces what the signals do, for the rest of the process.
  package static func handle(_ action: @escaping @Sendable () -> Void) {
    sources.withLock { sources in
      sources = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
          if wasAsked.exchange(true, ordering: .sequentiallyConsistent) { _exit(128 + number) }
          DispatchQueue.global(qos: .userInitiated).async(execute: action)
        }
        source.resume()
        return source
      }
    }
  }
}

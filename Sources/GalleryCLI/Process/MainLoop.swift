import Dispatch
import Geometry

/// The main thread's loop, which runs the main queue and so everything on the main actor.
enum MainLoop {
  /// Runs until the process ends.
  static func run() -> Never {
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Ends the process; output that waits is written.
  static func exit(_ status: Int32) -> Never { Foundation.exit(status) }
}

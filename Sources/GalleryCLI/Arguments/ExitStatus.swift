/// How a command ends, as shells see it.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Wrong usage, or an address that names no state (`EX_USAGE` of sysexits).
  case usage = 64
  /// The command could not do its work (`EX_SOFTWARE`).
  case internalError = 70
}

/// An error that knows how the process ends because of it.
protocol ExitStatusError: Error {
  var exitStatus: ExitStatus { get }
}

/// A command line that cannot be understood.
struct UsageError: ExitStatusError, Equatable, CustomStringConvertible {
  let message: String
  /// What to type instead, or where to read on.
  var hint: String?

  var exitStatus: ExitStatus { .usage }
  var description: String { hint.map { "\(message)\n\($0)" } ?? message }
}

/// A command that could not do its work.
struct FailureError: ExitStatusError, Equatable, CustomStringConvertible {
  let message: String

  var exitStatus: ExitStatus { .internalError }
  var description: String { message }
}

import Geometry
import Glibc

/// Results on standard output, everything else on standard error.
enum StandardStreams {
  /// Set once, before any code of stories runs.
  nonisolated(unsafe) private static var results = FileHandle.standardOutput

  /// Keeps standard output for results: what code of stories prints goes to standard error, so that
  /// whoever reads JSON reads JSON.
  static func keepForResults() {
    let descriptor = dup(STDOUT_FILENO)
    guard descriptor >= 0 else { return }
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      close(descriptor)
      return
    }
    results = FileHandle(fileDescriptor: descriptor)
  }

  static func write(_ text: String) { write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) { write(bytes, to: results) }

  /// A line for a person, on standard error. Control characters of values that are repeated in it
  /// cannot reach the terminal.
  static func report(_ line: String) {
    let clean = String.UnicodeScalarView(
      line.unicodeScalars.map { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F ? "?" : $0 })
    write(Array("\(String(clean))\n".utf8), to: .standardError)
  }

  /// A reader that has gone, as `head` does, is no error.
  private static func write(_ bytes: [UInt8], to file: FileHandle) {
    try? file.write(contentsOf: Data(bytes))
  }
}

/// A line of a team's sources that cannot compile or work here, and why.
struct SourceFinding: Equatable, CustomStringConvertible {
  let file: String
  /// From one.
  let line: Int
  let reason: String

  var description: String { "\(file):\(line): \(reason)" }
}

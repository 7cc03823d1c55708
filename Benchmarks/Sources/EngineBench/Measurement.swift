/// The answer to a command.
struct Measurement {
  /// Processor time of the work, the median of its repeats.
  var nanoseconds: UInt64
  /// How many nodes were laid out, or strings shaped.
  var nodes: Int
  /// The most often that one container was sized.
  var sizings = 0
  /// The length of the picture.
  var bytes = 0

  /// One line of JSON.
  var line: String {
    """
    {"nanoseconds": \(nanoseconds), "nodes": \(nodes), "sizings": \(sizings), "bytes": \(bytes)}

    """
  }
}

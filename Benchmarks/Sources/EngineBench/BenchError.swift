/// Why a measurement was not made.
enum BenchError: Error, CustomStringConvertible {
  case unknownCommand(String)
  case emptyTree
  case missing(String)
  case story(String)

  var description: String {
    switch self {
    case .unknownCommand(let line): "unknown command: \(line)"
    case .emptyTree: "nothing was laid out"
    case .missing(let name): "there is no \(name)"
    case .story(let fault): "the story failed: \(fault)"
    }
  }
}

import Geometry

/// The arguments of a command that have not been understood yet.
///
/// Options come in any order, as `--name value` or `--name=value`; what follows `--` is no option.
struct ArgumentScan {
  private var rest: [String]
  private var operands: [String] = []

  init(_ arguments: [String]) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    rest = Array(arguments[..<end])
    operands = Array(arguments[end...].dropFirst())
  }

  var wantsHelp: Bool { rest.contains("--help") || rest.contains("-h") }

  /// Takes an option without a value.
  mutating func flag(_ name: String) -> Bool {
    let count = rest.count
    rest.removeAll { $0 == name }
    return rest.count < count
  }

  /// Takes the first value of an option.
  mutating func value(_ name: String) throws(UsageError) -> String? {
    for (index, argument) in rest.enumerated() {
      if argument.hasPrefix("\(name)="), name.hasPrefix("--") {
        rest.remove(at: index)
        return String(argument.dropFirst(name.count + 1))
      }
      guard argument == name else { continue }
      guard index + 1 < rest.count else { throw UsageError(message: "\(name) needs a value.") }
      let value = rest[index + 1]
      rest.removeSubrange(index...(index + 1))
      return value
    }
    return nil
  }

  /// Takes the first argument that is no option.
  mutating func operand() -> String? {
    if let index = rest.firstIndex(where: { !$0.hasPrefix("-") }) { return rest.remove(at: index) }
    return operands.isEmpty ? nil : operands.removeFirst()
  }

  /// - Throws: for what no one has taken.
  func finish() throws(UsageError) {
    guard let left = (rest + operands).first else { return }
    throw UsageError(
      message: left.hasPrefix("-")
        ? "There is no option “\(left)” here." : "“\(left)” is one argument too many.",
      hint: "--help says what there is.")
  }
}

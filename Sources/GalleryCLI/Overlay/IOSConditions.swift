import Geometry

/// Reads the conditions on iOS of a Swift source as met.
///
/// The compiler on Linux takes `os(iOS)` for false, and no option says otherwise; `canImport(UIKit)` is true
/// where this package's UIKit is. Only directives of conditional compilation change, each within its line:
/// places in what the compiler says stay right.
enum IOSConditions {
  private static let met = "canImport(UIKit)"

  /// The source with its conditions met; nil where it has none.
  static func met(in source: String) -> String? {
    guard source.contains("iOS") else { return nil }
    var hasChanged = false
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop(while: \.isWhitespace)
      guard code.hasPrefix("#if") || code.hasPrefix("#elseif") else { return String(line) }
      let end = line.range(of: "//")?.lowerBound ?? line.endIndex
      let result = replaced(String(line[..<end])) + line[end...]
      if result != line { hasChanged = true }
      return result
    }
    return hasChanged ? lines.joined(separator: "\n") : nil
  }

  /// Spaces may stand inside of the parentheses.
  private static func replaced(_ directive: String) -> String {
    var result = ""
    var rest = directive[...]
    while let start = rest.range(of: "os") {
      let after = rest[start.upperBound...].drop(while: \.isWhitespace)
      let isWord = rest[..<start.lowerBound].last.map { !$0.isLetter && !$0.isNumber } ?? true
      if isWord, after.first == "(", let end = after.firstIndex(of: ")"),
        after[after.index(after: after.startIndex)..<end].trimmingCharacters(in: .whitespaces)
          == "iOS"
      {
        result += rest[..<start.lowerBound] + met
        rest = after[after.index(after: end)...]
      } else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
      }
    }
    return result + rest
  }
}

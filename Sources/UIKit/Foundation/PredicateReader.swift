import Geometry

/// Reads the format of a predicate.
struct PredicateReader {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case symbol(String)
  }

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>
  private var isBroken = false

  init(_ format: String, _ arguments: [Any]) {
    let tokens = Self.tokens(of: format)
    self.tokens = tokens?[...] ?? []
    self.arguments = arguments[...]
    isBroken = tokens == nil
  }

  /// The condition; nil where the format cannot be read.
  mutating func readAll() -> PredicateCondition? {
    let condition = readEither()
    return isBroken || !tokens.isEmpty ? nil : condition
  }

  private mutating func takes(_ names: String...) -> Bool {
    switch tokens.first {
    case .word(let word) where names.contains(word.uppercased()): break
    case .symbol(let symbol) where names.contains(symbol): break
    default: return false
    }
    tokens.removeFirst()
    return true
  }

  private mutating func readEither() -> PredicateCondition {
    var left = readBoth()
    while takes("OR", "||") { left = .either(left, readBoth()) }
    return left
  }

  private mutating func readBoth() -> PredicateCondition {
    var left = readOne()
    while takes("AND", "&&") { left = .both(left, readOne()) }
    return left
  }

  private mutating func readOne() -> PredicateCondition {
    if takes("NOT", "!") { return .not(readOne()) }
    if takes("(") {
      let inner = readEither()
      if !takes(")") { isBroken = true }
      return inner
    }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    let left = readOperand()
    guard let comparison = readComparison() else {
      isBroken = true
      return .constant(false)
    }
    return .comparison(left, comparison, readOperand())
  }

  private mutating func readComparison() -> PredicateComparison? {
    let word: String
    switch tokens.popFirst() {
    case .word(let text), .symbol(let text): word = text
    default: return nil
    }
    let parts = word.split(separator: "[", maxSplits: 1)
    guard let name = parts.first, let kind = PredicateComparison.Kind(word: String(name)) else {
      return nil
    }
    let options = parts.count > 1 ? parts[1].lowercased() : ""
    return PredicateComparison(
      kind: kind, ignoresCase: options.contains("c"), ignoresMarks: options.contains("d"))
  }

  private mutating func readOperand() -> PredicateOperand {
    switch tokens.popFirst() {
    case .text(let text): return .value(text)
    case .word("%K"): return path(arguments.popFirst() as? String ?? "")
    case .word(let word) where word.hasPrefix("%"):
      guard let argument = arguments.popFirst() else { break }
      return .value(argument)
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .path([])
      case "NIL", "NULL": return .value(nil)
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      default: return Double(word).map { .value($0) } ?? path(word)
      }
    default: break
    }
    isBroken = true
    return .value(nil)
  }

  private func path(_ text: String) -> PredicateOperand {
    let names = text.split(separator: ".").map(String.init)
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }

  // MARK: Tokens

  /// nil for a text without its end.
  private static func tokens(of format: String) -> [Token]? {
    var result: [Token] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: first) else { return nil }
        result.append(.text(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else if first == "(" || first == ")" {
        result.append(.symbol(String(rest.removeFirst())))
      } else {
        let isSign = { (character: Character) in "=<>!&|".contains(character) }
        let word = rest.prefix {
          !$0.isWhitespace && !"()'\"".contains($0) && isSign($0) == isSign(first)
        }
        result.append(isSign(first) ? .symbol(String(word)) : .word(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    return result
  }
}

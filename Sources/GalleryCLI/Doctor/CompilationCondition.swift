import Geometry

/// What stands after `#if` or `#elseif`, as the compiler on Linux decides it.
///
/// Reads `os`, `canImport`, `targetEnvironment`, `swift`, `compiler`, flags, `!`, `&&`, `||` and
/// parentheses; what it cannot read it takes to be true, so that nothing sound is reported.
struct CompilationCondition {
  private var tokens: ArraySlice<Substring>

  static func isTrue(_ text: some StringProtocol) -> Bool {
    var tokens: [Substring] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
        rest = rest.dropFirst(word.count)
        let after = rest.drop(while: \.isWhitespace)
        if after.first == "(", let end = after.firstIndex(of: ")") {
          tokens.append(Substring(word + after[...end].filter { !$0.isWhitespace }))
          rest = after[after.index(after: end)...]
        } else {
          tokens.append(word)
        }
      } else if rest.hasPrefix("&&") || rest.hasPrefix("||") {
        tokens.append(rest.prefix(2))
        rest = rest.dropFirst(2)
      } else {
        if !first.isWhitespace { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    var condition = CompilationCondition(tokens: tokens[...])
    return condition.either()
  }

  private mutating func either() -> Bool {
    var result = both()
    while tokens.first == "||" {
      tokens.removeFirst()
      let next = both()
      result = result || next
    }
    return result
  }

  private mutating func both() -> Bool {
    var result = single()
    while tokens.first == "&&" {
      tokens.removeFirst()
      let next = single()
      result = result && next
    }
    return result
  }

  private mutating func single() -> Bool {
    guard let token = tokens.popFirst() else { return true }
    switch token {
    case "!": return !single()
    case "(":
      let result = either()
      if tokens.first == ")" { tokens.removeFirst() }
      return result
    case "true", "DEBUG", "SWIFT_PACKAGE": return true
    default: break
    }
    guard let open = token.firstIndex(of: "(") else { return false }
    let argument = token[token.index(after: open)...].dropLast()
    switch token[..<open] {
    case "os": return argument == "Linux"
    case "canImport": return !AbsentModules.names.contains(String(argument.prefix { $0 != "," }))
    case "targetEnvironment": return false
    default: return true
    }
  }
}

import Geometry

/// The text of the parameter `do`: calls joined by `;`.
///
///     script   = [ call *( ";" call ) ]
///     call     = word [ "(" [ argument *( "," argument ) ] ")" ]
///     argument = quoted | plain
///     quoted   = `"` *( any but `"` and `\` | `\` any ) `"`
///     plain    = any text without `,` `;` `(` `)` `"` `\`
enum ActionScript {
  struct Call: Equatable {
    var name: String
    var arguments: [Argument] = []
  }

  struct Argument: Equatable {
    var text: String
    var isQuoted = false
  }

  /// A text that is no script.
  struct Fault: Error, Equatable {
    /// In a few words, what is wrong.
    let reason: String
  }

  static func parse(_ text: String) throws(Fault) -> [SnapshotAction] {
    if text.isEmpty { return [] }
    var scanner = Scanner(rest: text.unicodeScalars[...])
    var actions: [SnapshotAction] = []
    repeat {
      let call = try scanner.call()
      guard let action = SnapshotAction(call) else {
        throw Fault(reason: "there is no action “\(call.name)” with such arguments")
      }
      actions.append(action)
      guard actions.count <= SnapshotLimits.actionCount else {
        throw Fault(reason: "more than \(SnapshotLimits.actionCount) actions")
      }
    } while try scanner.separator()
    return actions
  }

  static func print(_ actions: [SnapshotAction]) -> String {
    actions.map(\.text).joined(separator: ";")
  }

  /// Whether a text can be written without quotes.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { !special.contains($0) }
  }

  static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }

  private static let special: [Unicode.Scalar] = [",", ";", "(", ")", "\"", "\\"]

  /// Reads a script from front to back.
  private struct Scanner {
    var rest: Substring.UnicodeScalarView

    mutating func call() throws(Fault) -> Call {
      var call = Call(name: plain())
      guard take("(") else { return call }
      if take(")") { return call }
      repeat { call.arguments.append(try argument()) } while take(",")
      guard take(")") else { throw Fault(reason: "“\(call.name)(” is not closed by “)”") }
      return call
    }

    /// Whether another call follows.
    mutating func separator() throws(Fault) -> Bool {
      if rest.isEmpty { return false }
      guard take(";") else { throw Fault(reason: "actions are joined by “;”") }
      return true
    }

    private mutating func argument() throws(Fault) -> Argument {
      guard take("\"") else { return Argument(text: plain()) }
      var text = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        if scalar == "\"" { return Argument(text: String(text), isQuoted: true) }
        if scalar == "\\" {
          guard let escaped = rest.popFirst() else { break }
          text.append(escaped)
        } else {
          text.append(scalar)
        }
      }
      throw Fault(reason: "a quoted text has no closing quote")
    }

    private mutating func plain() -> String {
      let part = rest.prefix { !ActionScript.special.contains($0) }
      rest = rest[part.endIndex...]
      return String(part)
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard rest.first == scalar else { return false }
      rest.removeFirst()
      return true
    }
  }
}

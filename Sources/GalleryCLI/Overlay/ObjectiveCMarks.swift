import Geometry

/// Takes the marks of Objective-C out of a Swift source: what they offer its methods to does not exist here.
///
/// `@objc`, the marks of Interface Builder and that of an application's delegate go, `#selector(a)` becomes `Selector("a")`, a name that calls
/// nothing, and `#keyPath(a)` becomes `"a"`. A protocol of Objective-C is one of objects. Optional requirements stay and are refused by the compiler.
enum ObjectiveCMarks {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "nonobjc",
    "UIApplicationMain", "NSApplicationMain",
  ]

  /// The source without its marks; nil where it has none.
  static func removed(from source: String) -> String? {
    guard source.contains("@") || source.contains("#") else { return nil }
    var result = ""
    var rest = source[...]
    while let start = rest.firstIndex(where: { $0 == "@" || $0 == "#" }) {
      result += rest[..<start]
      let word = rest[rest.index(after: start)...].prefix { $0.isLetter }
      if rest[start] == "@", attributes.contains(String(word)), !isOptional(rest[start...]) {
        rest = rest[word.endIndex...]
        if rest.first == "(", let end = closing(rest) { rest = rest[rest.index(after: end)...] }
        if word == "objc", let head = headOfProtocol(rest),
          !rest[head.endIndex...].prefix(while: { $0 != "{" }).contains("AnyObject")
        {
          result += rest[..<head.endIndex]
          rest = rest[head.endIndex...]
          let isRefined = rest.first { !$0.isWhitespace } == ":"
          result += isRefined ? ": AnyObject," : ": AnyObject"
          if isRefined { rest = rest.drop { $0 != ":" }.dropFirst() }
        }
      } else if rest[start] == "#", word == "selector" || word == "keyPath",
        rest[word.endIndex...].first == "(", let end = closing(rest[word.endIndex...])
      {
        let name = rest[word.endIndex..<end].dropFirst().filter { $0 != "\"" && $0 != "\n" }
        result += word == "selector" ? "Selector(\"\(name)\")" : "\"\(name)\""
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(rest[start])
        rest = rest[rest.index(after: start)...]
      }
    }
    result += rest
    return result == source ? nil : result
  }

  /// `protocol Name`, with what stands before it, if the text begins so.
  private static func headOfProtocol(_ text: Substring) -> Substring? {
    var rest = text
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let word = rest.prefix { $0.isLetter }
      rest = rest[word.endIndex...]
      if word == "protocol" { break }
      guard ["public", "internal", "private", "fileprivate"].contains(word) else { return nil }
    }
    rest = rest.drop(while: \.isWhitespace)
    rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    return text[..<rest.startIndex]
  }

  private static func isOptional(_ text: Substring) -> Bool {
    text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().first == "optional"
  }

  /// The parenthesis that closes the one that the text begins with.
  private static func closing(_ text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}

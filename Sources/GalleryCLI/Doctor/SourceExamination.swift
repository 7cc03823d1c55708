import Geometry

/// Reads Swift sources line by line for what can never compile or work on Linux.
///
/// A reader of words, no compiler: it knows comments, texts and `#if`, and no types. What it names is
/// worth a look; what it passes over may still be refused by the compiler.
struct SourceExamination {
  private(set) var findings: [SourceFinding] = []
  /// The modules that are imported, by line.
  private(set) var imports: [Int: String] = [:]
  private let file: String
  private var line = 0
  private var isInComment = false
  private var isInText = false
  /// One entry an open `#if`: whether its present branch is read, whether one was, where it is.
  private var branches: [(isRead: Bool, wasRead: Bool, outer: Bool)] = []

  static func findings(in source: String, file: String) -> [SourceFinding] {
    SourceExamination(source, file: file).findings
  }

  /// The modules that a source imports on Linux, by line, the first line being 1.
  static func imports(in source: String) -> [Int: String] {
    SourceExamination(source, file: "").imports
  }

  private init(_ source: String, file: String) {
    self.file = file
    for text in source.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      read(text)
    }
  }

  private mutating func report(_ reason: String) {
    findings.append(SourceFinding(file: file, line: line, reason: reason))
  }

  private mutating func read(_ text: Substring) {
    let code = code(of: text)
    let trimmed = code.trimmingCharacters(in: .whitespaces)
    if trimmed.hasPrefix("#") {
      if readDirective(trimmed) { return }
    }
    guard branches.last?.isRead ?? true else { return }
    if let name = Self.importedModule(trimmed) {
      imports[line] = name
      if AbsentModules.names.contains(name) {
        report("import \(name): Linux has no such module")
      }
    }
    let words = Self.words(of: code)
    for (index, word) in words.enumerated() {
      if index > 0, Self.declarators.contains(words[index - 1].text) { continue }
      if let reason = Self.reasons[word.text] { report("\(word.text): \(reason)") }
      if word.isMember {
        if word.isCalled, let reason = UnavailableNames.modifiers[word.text] {
          report(".\(word.text): \(reason)")
        }
      } else if let reason = UnavailableNames.types[word.text] {
        report("\(word.text): \(reason)")
      }
      if word.text == "Image", word.isCalled, index + 1 < words.count, words[index + 1].opensCall {
        report(
          "Image(.\(words[index + 1].text)): no names are generated from asset catalogues;"
            + " use Image(\"\(words[index + 1].text)\", bundle: .module)")
      }
    }
  }

  /// Whether the line is a directive of conditional compilation.
  private mutating func readDirective(_ text: String) -> Bool {
    let outer = branches.last?.isRead ?? true
    if text.hasPrefix("#if") {
      let isTrue = CompilationCondition.isTrue(text.dropFirst(3))
      if outer, !isTrue {
        report("\(text): false on Linux; this branch is left out")
      }
      branches.append((outer && isTrue, isTrue, outer))
    } else if text.hasPrefix("#elseif"), let last = branches.popLast() {
      let isTrue = !last.wasRead && CompilationCondition.isTrue(text.dropFirst(7))
      branches.append((last.outer && isTrue, last.wasRead || isTrue, last.outer))
    } else if text.hasPrefix("#else"), let last = branches.popLast() {
      branches.append((last.outer && !last.wasRead, true, last.outer))
    } else if text.hasPrefix("#endif") {
      branches.removeLast(branches.isEmpty ? 0 : 1)
    } else {
      return false
    }
    return true
  }

  /// The line without comments and without what stands in texts.
  private mutating func code(of text: Substring) -> String {
    var code = ""
    var rest = text
    var isQuoted = false
    while let character = rest.first {
      if isInComment {
        if rest.hasPrefix("*/") { isInComment = false }
        rest = rest.dropFirst(isInComment ? 1 : 2)
      } else if rest.hasPrefix("\"\"\"") {
        isInText.toggle()
        rest = rest.dropFirst(3)
      } else if isInText {
        rest = rest.dropFirst()
      } else if isQuoted {
        if character == "\"" {
          isQuoted = false
          code.append("\"")
        }
        rest = rest.dropFirst(character == "\\" ? 2 : 1)
      } else if rest.hasPrefix("//") {
        break
      } else if rest.hasPrefix("/*") {
        isInComment = true
        rest = rest.dropFirst(2)
      } else {
        if character == "\"" { isQuoted = true }
        code.append(character)
        rest = rest.dropFirst()
      }
    }
    return code
  }

  private static func importedModule(_ line: String) -> String? {
    var words = line.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") || first == "public" || first == "internal"
    {
      words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    guard let name = words.dropFirst().first(where: { !kinds.contains(String($0)) }) else {
      return nil
    }
    return name.split(separator: ".").first.map(String.init)
  }

  private struct Word {
    var text: String
    /// A dot stands before it.
    var isMember: Bool
    /// A parenthesis or a closure stands after it.
    var isCalled: Bool
    /// `(.name)` or `(.name,`: an implicit member that is the first argument.
    var opensCall: Bool
  }

  private static func words(of code: String) -> [Word] {
    var words: [Word] = []
    var rest = Substring(code)
    var before = ""
    while let first = rest.first {
      guard first.isLetter || first == "_" || first == "@" || first == "#" else {
        if !first.isWhitespace { before = String((before + String(first)).suffix(2)) }
        rest = rest.dropFirst()
        continue
      }
      let word =
        rest.prefix(1) + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(word.count)
      let after = rest.first { !$0.isWhitespace }
      words.append(
        Word(
          text: String(word), isMember: before.hasSuffix("."),
          isCalled: after == "(" || after == "{",
          opensCall: before == "(." && (after == ")" || after == ",")))
      before = ""
    }
    return words
  }

  /// What follows is a name of the sources' own.
  private static let declarators: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "actor", "func", "case", "let", "var",
    "associatedtype",
  ]

  private static let objectiveC = "needs the Objective-C runtime; use closures"
  private static let applicationMain =
    "crashes the compiler on Linux, which looks for Apple's frameworks; leave the file out"

  /// Words that no declaration can stand for.
  private static let reasons: [String: String] = [
    "@objc": objectiveC, "@objcMembers": objectiveC, "#selector": objectiveC,
    "#keyPath": objectiveC,
    "@IBOutlet": "there is no Interface Builder", "@IBAction": "there is no Interface Builder",
    "@IBDesignable": "there is no Interface Builder",
    "@IBInspectable": "there is no Interface Builder",
    "@NSManaged": "there is no Core Data", "@FetchRequest": "there is no Core Data",
    "@Query": "there is no SwiftData", "@Model": "there is no SwiftData",
    "@UIApplicationMain": applicationMain, "@NSApplicationMain": applicationMain,
    "CIFilter": "there is no Core Image", "CIContext": "there is no Core Image",
  ]
}

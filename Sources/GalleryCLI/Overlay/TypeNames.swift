import Geometry

/// The types that a source declares, but for those in others, and those that it may use: its words that begin with a capital letter.
///
/// Members (`.Name`) and attributes (`@Name`) are left out.
struct TypeNames {
  private(set) var declared: Set<String> = []
  private(set) var used: Set<String> = []

  init(_ source: String) {
    let scan = CodeScan(source)
    var before: UInt8 = 0
    var lastWord = ""
    var depth = 0
    var inner: Set<String> = []
    var index = 0
    while index < scan.bytes.count {
      guard scan.isCode[index], Self.isLetter(scan.bytes[index]) else {
        if scan.isCode[index], scan.bytes[index] > 32 {
          before = scan.bytes[index]
          if before == UInt8(ascii: "{") { depth += 1 }
          if before == UInt8(ascii: "}") { depth -= 1 }
        }
        index += 1
        continue
      }
      var end = index
      while end < scan.bytes.count, Self.isLetter(scan.bytes[end]) || Self.isDigit(scan.bytes[end])
      {
        end += 1
      }
      let word = String(decoding: scan.bytes[index..<end], as: UTF8.self)
      if Self.declarators.contains(lastWord) {
        if depth == 0 { declared.insert(word) } else { inner.insert(word) }
      } else if word.first?.isUppercase ?? false, before != UInt8(ascii: "."),
        before != UInt8(ascii: "@")
      {
        used.insert(word)
      }
      lastWord = word
      before = 0
      index = end
    }
    used.subtract(declared.union(inner))
  }

  private static let declarators: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte > 127
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

import Geometry

/// Where code stands in a Swift source: neither in comments nor in texts.
struct CodeScan {
  let bytes: [UInt8]
  private(set) var isCode: [Bool]

  init(_ source: String) {
    bytes = Array(source.utf8)
    isCode = Array(repeating: true, count: bytes.count)
    var index = 0
    while index < bytes.count { index = skip(from: index) }
  }

  /// Marks a comment or text that begins at a place; the place after it, or else the next one.
  private mutating func skip(from start: Int) -> Int {
    let end: Int
    if starts("//", at: start) {
      end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    } else if starts("/*", at: start) {
      end = endOfComment(from: start)
    } else if let text = endOfText(from: start) {
      end = text
    } else {
      return start + 1
    }
    for index in start..<end { isCode[index] = false }
    return end
  }

  private func endOfComment(from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      if starts("/*", at: index) {
        depth += 1
        index += 2
      } else if starts("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// Where a text ends that begins here, with what is interpolated in it; nil if none begins.
  private func endOfText(from start: Int) -> Int? {
    var marks = 0
    while start + marks < bytes.count, bytes[start + marks] == UInt8(ascii: "#") { marks += 1 }
    let isLong = starts("\"\"\"", at: start + marks)
    guard isLong || starts("\"", at: start + marks) else { return nil }
    let hashes = String(repeating: "#", count: marks)
    let quote = (isLong ? "\"\"\"" : "\"") + hashes
    let escape = "\\" + hashes
    var index = start + marks + (isLong ? 3 : 1)
    while index < bytes.count {
      if starts(quote, at: index) { return index + quote.utf8.count }
      if !isLong, bytes[index] == UInt8(ascii: "\n") { return index }
      if starts(escape + "(", at: index) {
        index = endOfInterpolation(from: index + escape.utf8.count)
      } else if starts(escape, at: index) {
        index += escape.utf8.count + 1
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private func endOfInterpolation(from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      if let text = endOfText(from: index) {
        index = text
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return bytes.count
  }

  private func starts(_ text: String, at index: Int) -> Bool {
    index + text.utf8.count <= bytes.count && bytes[index...].starts(with: text.utf8)
  }

  /// The brace that closes the one at a place.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<bytes.count where isCode[index] {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The next opening brace of code in a range.
  func opening(in range: Range<Int>) -> Int? {
    range.first { isCode[$0] && bytes[$0] == UInt8(ascii: "{") }
  }

  /// Where a word stands in the code of a range; with `isOuter` only outside of braces.
  func places(of word: String, in range: Range<Int>, isOuter: Bool = false) -> [Int] {
    let letters = Array(word.utf8)
    var result: [Int] = []
    var depth = 0
    for index in range where isCode[index] {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      guard bytes[index] == letters[0], depth == 0 || !isOuter else { continue }
      let end = index + letters.count
      if end <= range.upperBound, bytes[index..<end].elementsEqual(letters),
        index == 0 || !Self.isWord(bytes[index - 1]), end == bytes.count || !Self.isWord(bytes[end])
      {
        result.append(index)
      }
    }
    return result
  }

  /// The name that follows a place, dots included.
  func name(after place: Int) -> String {
    let rest = bytes[place...].drop { $0 == UInt8(ascii: " ") }
    return text(rest.prefix { Self.isWord($0) || $0 == UInt8(ascii: ".") })
  }

  func text(_ part: ArraySlice<UInt8>) -> String { String(decoding: part, as: UTF8.self) }

  func startOfLine(_ place: Int) -> Int {
    bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Counted from 1.
  func line(of place: Int) -> Int {
    bytes[..<place].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }
}

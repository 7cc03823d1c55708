import Geometry

/// An element of an XML document: what drawings need of it, nothing more.
struct XMLElement {
  var name: String
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  /// The characters directly in the element.
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }
}

/// Reads XML: elements, attributes, characters. Prefixes are dropped; comments, declarations and
/// processing instructions are skipped; entities of a document are not read.
enum XMLTree {
  /// Nesting and elements beyond which a document is not read on.
  private static let maximumDepth = 128
  private static let maximumElements = 100_000

  /// The root element, nil where there is none; a document that breaks off counts as closed.
  static func root(of data: [UInt8]) -> XMLElement? {
    var scanner = XMLScanner(data)
    var open: [XMLElement] = []
    var root: XMLElement?
    var count = 0
    func close() {
      guard let element = open.popLast() else { return }
      if open.isEmpty {
        root = root ?? element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
    while root == nil, let token = scanner.next() {
      switch token {
      case .start(let name, let attributes, let isEmpty):
        count += 1
        guard count <= maximumElements, open.count < maximumDepth else { return nil }
        open.append(XMLElement(name: name, attributes: attributes))
        if isEmpty { close() }
      case .end: close()
      case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
      }
    }
    while root == nil, !open.isEmpty { close() }
    return root
  }
}

/// Cuts an XML document into tags and characters.
private struct XMLScanner {
  enum Token {
    case start(name: String, attributes: [String: String], isEmpty: Bool)
    case end
    case text(String)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return .text(Self.decoded(bytes[start..<position]))
      }
      if skip("<!--") {
        skip(past: "-->")
      } else if skip("<![CDATA[") {
        let start = position
        skip(past: "]]>")
        let end = max(start, position - 3)
        return .text(String(decoding: bytes[start..<end], as: UTF8.self))
      } else if skip("<?") {
        skip(past: "?>")
      } else if skip("<!") {
        skipDeclaration()
      } else if skip("</") {
        skip(past: ">")
        return .end
      } else {
        position += 1
        return tag()
      }
    }
    return nil
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    let matches = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
    if matches { position += length }
    return matches
  }

  private mutating func skip(past end: StaticString) {
    while position < bytes.count {
      if skip(end) { return }
      position += 1
    }
  }

  /// `<!DOCTYPE … [ … ]>`
  private mutating func skipDeclaration() {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
  }

  private mutating func tag() -> Token {
    let name = readName()
    var attributes: [String: String] = [:]
    while position < bytes.count {
      skipSpaces()
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return .start(name: name, attributes: attributes, isEmpty: false)
      }
      if byte == UInt8(ascii: "/") {
        position += 1
        skipSpaces()
        if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
        return .start(name: name, attributes: attributes, isEmpty: true)
      }
      let attribute = readName()
      if attribute.isEmpty {
        position += 1
        continue
      }
      skipSpaces()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
      position += 1
      skipSpaces()
      if let value = readValue(), attributes[attribute] == nil { attributes[attribute] = value }
    }
    return .start(name: name, attributes: attributes, isEmpty: true)
  }

  /// A name without its prefix.
  private mutating func readName() -> String {
    var start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<")
      {
        break
      }
      position += 1
      if byte == UInt8(ascii: ":") { start = position }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readValue() -> String? {
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    let value = Self.decoded(bytes[start..<position])
    if position < bytes.count { position += 1 }
    return value
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  /// Text with the five predefined entities and character references replaced.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init).map { Character($0) }
  }
}

/// A strong validator of an answer: the hash of its body, in quotes (RFC 9110 §8.8.3).
package struct EntityTag: Hashable, Sendable {
  /// 128 of the hash's bits: no two contents meet by chance.
  private static let digitCount = 32

  /// The tag as a header has it, with its quotes.
  package let text: String

  package init(of body: [UInt8]) {
    text = "\"\(ContentHash(of: body).hexadecimal.prefix(Self.digitCount))\""
  }

  package init(text: String) { self.text = text }

  /// Whether an `If-None-Match` header names this tag: `*`, or a list with the tag in it, weak or
  /// not (RFC 9110 §13.1.2).
  package func matches(ifNoneMatch header: String) -> Bool {
    header.split(separator: ",").contains { part in
      let tag = part.drop { $0 == " " || $0 == "\t" }
      let candidate = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
      let end = candidate.lastIndex { $0 != " " && $0 != "\t" }
      let trimmed = end.map { candidate[...$0] } ?? candidate
      return trimmed == text || trimmed == "*"
    }
  }
}

import Geometry

/// Automatic grammar agreement: `^[3 dog](inflect: true)` is read “3 dogs”.
///
/// English nouns follow the number in their text; other languages are left as they are written.
/// Verified: documented for the marks, believed for the forms.
enum Inflection {
  struct Part: Equatable {
    var text: String
    var isInflected = false
  }

  private static let opening = "^["
  private static let closing = "](inflect: true)"

  /// A format cut at its marks, the marks left out.
  static func parts(of format: String) -> [Part] {
    // Nearly no text has a mark, and to look for one byte costs nearly nothing.
    guard format.utf8.contains(UInt8(ascii: "^")), format.contains(closing) else {
      return [Part(text: format)]
    }
    var parts: [Part] = []
    var rest = Substring(format)
    while let start = rest.range(of: opening),
      let end = rest.range(of: closing, range: start.upperBound..<rest.endIndex)
    {
      if start.lowerBound > rest.startIndex {
        parts.append(Part(text: String(rest[..<start.lowerBound])))
      }
      parts.append(
        Part(text: String(rest[start.upperBound..<end.lowerBound]), isInflected: true))
      rest = rest[end.upperBound...]
    }
    if !rest.isEmpty { parts.append(Part(text: String(rest))) }
    return parts
  }

  /// The text with its last word in the form that its number asks for.
  static func inflected(_ text: String, language: String) -> String {
    guard language == "en", let number = number(in: text), number != 1 else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last, last.contains(where: \.isLetter) else { return text }
    return text.dropLast(last.count) + plural(of: String(last))
  }

  /// The first number, with the marks of thousands left out.
  private static func number(in text: String) -> Double? {
    guard let start = text.firstIndex(where: \.isNumber) else { return nil }
    let digits = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," }
    return Double(digits.filter { $0 != "," }.trimmingCharacters(in: ["."]))
  }

  private static let irregular = [
    "person": "people", "man": "men", "woman": "women", "child": "children", "mouse": "mice",
    "foot": "feet", "tooth": "teeth", "goose": "geese", "leaf": "leaves", "knife": "knives",
    "wolf": "wolves", "life": "lives", "half": "halves", "shelf": "shelves", "loaf": "loaves",
    "fish": "fish", "sheep": "sheep", "deer": "deer", "series": "series",
  ]

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if let form = irregular[lower] {
      guard word.first?.isUppercase == true else { return form }
      return form.prefix(1).uppercased() + form.dropFirst()
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}

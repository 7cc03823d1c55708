import Geometry

/// Names as addresses spell them.
package enum KebabCase {
  /// `name` in lower case, split at changes of case, every run of what is no letter, mark or number
  /// as one `-`; none at the ends. Empty if nothing is left.
  ///
  /// A change of case is a capital after a small letter or a digit, and the last of several
  /// capitals before a small letter: `HTTPServer2Go` is `http-server2-go`.
  package static func id(of name: String) -> String {
    let scalars = Array(name.precomposedStringWithCanonicalMapping.unicodeScalars)
    var id = ""
    var needsDash = false
    for (index, scalar) in scalars.enumerated() {
      guard isWordPart(scalar) else {
        needsDash = true
        continue
      }
      if index > 0, startsWord(scalars, at: index) { needsDash = true }
      if needsDash, !id.isEmpty { id += "-" }
      needsDash = false
      id += scalar.properties.lowercaseMapping
    }
    return id.precomposedStringWithCanonicalMapping
  }

  /// `segmented-control` as “Segmented control”.
  package static func words(of id: String) -> String {
    let text = id.split(separator: "-", omittingEmptySubsequences: true).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      // A variation selector after an emoji is a mark, but of nothing that stays.
      !scalar.properties.isVariationSelector
    default: false
    }
  }

  private static func startsWord(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index].properties.isUppercase else { return false }
    let before = scalars[index - 1].properties
    if before.isLowercase || before.numericType != nil { return true }
    guard before.isUppercase, index + 1 < scalars.count else { return false }
    return scalars[index + 1].properties.isLowercase
  }
}

/// Ids that are given once: a further one of the same name gets `-2`, `-3` …
struct DistinctIDs {
  private var known: Set<String> = []

  mutating func take(_ id: String) -> String {
    var unique = id
    var count = 1
    while !known.insert(unique).inserted {
      count += 1
      unique = "\(id)-\(count)"
    }
    return unique
  }
}

import Geometry

/// How a predicate compares two values.
struct PredicateComparison {
  enum Kind: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case matches = "MATCHES"
    case like = "LIKE"
    case isIn = "IN"

    init?(word: String) {
      switch word.uppercased() {
      case "=": self = .equal
      case "<>": self = .unequal
      case "=<": self = .lessOrEqual
      case "=>": self = .greaterOrEqual
      case let word: self.init(rawValue: word)
      }
    }
  }

  let kind: Kind
  /// From `[c]` and `[d]`.
  var ignoresCase = false
  var ignoresMarks = false

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: isEqual(left, right)
    case .unequal: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: isElement(right, of: left)
    case .isIn: isElement(left, of: right)
    case .begins: texts(left, right).map { $0.hasPrefix($1) } ?? false
    case .ends: texts(left, right).map { $0.hasSuffix($1) } ?? false
    case .matches: matches(left, right as? String)
    case .like: matches(left, (right as? String).map(Self.expression))
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || right == nil { return left == nil && right == nil }
    if let (left, right) = texts(left, right) { return left == right }
    if let order = order(left, right) { return order == .orderedSame }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }

  private func isElement(_ element: Any?, of whole: Any?) -> Bool {
    if let (whole, part) = texts(whole, element) { return whole.contains(part) }
    return (whole as? [Any])?.contains { isEqual($0, element) } ?? false
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.number(left), let right = Self.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return texts(left, right).map {
      $0 < $1 ? .orderedAscending : $0 > $1 ? .orderedDescending : .orderedSame
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = left as? String, let right = right as? String else { return nil }
    return (folded(left), folded(right))
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return options.isEmpty
      ? text : text.folding(options: options, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// Whether all of a text is what a regular expression describes.
  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let text = value as? String, let pattern,
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: ignoresCase ? .caseInsensitive : [])
    else { return false }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  /// `LIKE` knows `*` for any characters and `?` for one.
  private static func expression(_ pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}

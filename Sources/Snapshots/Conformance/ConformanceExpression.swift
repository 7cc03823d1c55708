import Geometry

/// A sum of frame components and numbers, as relations of recorded cases write it: `2*one.h - two.y`.
package struct ConformanceExpression {
  package struct Unreadable: Error {
    package let text: String
  }

  private struct Term {
    var factor: Double
    /// `nil` is the number one.
    var component: (name: String, axis: Character)?
  }

  private var terms: [Term] = []

  package init(_ text: String) throws(Unreadable) {
    for (sign, body) in Self.signedTerms(text) {
      let factors = body.split(separator: "*").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      var term = Term(factor: sign)
      for factor in factors {
        if let number = Double(factor) {
          term.factor *= number
        } else if let dot = factor.lastIndex(of: "."), let axis = factor.last,
          "xywh".contains(axis), factor.index(after: dot) == factor.index(before: factor.endIndex),
          term.component == nil
        {
          term.component = (String(factor[..<dot]), axis)
        } else {
          throw Unreadable(text: text)
        }
      }
      if factors.isEmpty { throw Unreadable(text: text) }
      terms.append(term)
    }
    if terms.isEmpty { throw Unreadable(text: text) }
  }

  /// The value with the given frames; `nil` when a name has none.
  package func value(_ frames: [String: CGRect]) -> Double? {
    var sum = 0.0
    for term in terms {
      guard let component = term.component else {
        sum += term.factor
        continue
      }
      guard let frame = frames[component.name] else { return nil }
      sum += term.factor * frame.component(component.axis)
    }
    return sum
  }

  private static func signedTerms(_ text: String) -> [(Double, Substring)] {
    var result: [(Double, Substring)] = []
    var start = text.startIndex
    var sign = 1.0
    for index in text.indices where text[index] == "+" || text[index] == "-" {
      let body = text[start..<index]
      if !body.allSatisfy(\.isWhitespace) { result.append((sign, body)) }
      sign = text[index] == "-" ? -1 : 1
      start = text.index(after: index)
    }
    let body = text[start...]
    if !body.allSatisfy(\.isWhitespace) { result.append((sign, body)) }
    return result
  }
}

extension CGRect {
  /// `x`, `y`, `w` or `h`.
  func component(_ axis: Character) -> Double {
    switch axis {
    case "x": Double(minX)
    case "y": Double(minY)
    case "w": Double(width)
    default: Double(height)
    }
  }
}

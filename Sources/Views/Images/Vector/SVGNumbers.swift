import Geometry

/// Numbers, lengths and transforms of SVG attributes.
enum SVGNumbers {
  /// All numbers in a text, whatever stands between them.
  static func numbers(_ text: String) -> [CGFloat] {
    var result: [CGFloat] = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      if let number = number(&rest) { result.append(number) } else { rest = rest.dropFirst() }
    }
    return result
  }

  /// A length in user units; relative ones are none.
  static func length(_ text: String) -> CGFloat? {
    var rest = Substring(text.trimmingCharacters(in: .whitespaces)).utf8
    guard let number = number(&rest) else { return nil }
    switch String(rest) ?? "" {
    case "", "px", "pt": return number
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 96 / 25.4
    case "pc": return number * 16
    default: return nil
    }
  }

  /// A number at the start: sign, digits, fraction, exponent.
  static func number(_ rest: inout Substring.UTF8View) -> CGFloat? {
    var end = rest.startIndex
    func at(_ index: Substring.UTF8View.Index) -> UInt8? {
      index < rest.endIndex ? rest[index] : nil
    }
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    if at(end) == 0x2D || at(end) == 0x2B { end = rest.index(after: end) }
    let digits = end
    while isDigit(at(end)) { end = rest.index(after: end) }
    if at(end) == 0x2E {
      end = rest.index(after: end)
      while isDigit(at(end)) { end = rest.index(after: end) }
    }
    guard end > digits else { return nil }
    if let byte = at(end), byte | 0x20 == 0x65 {
      var exponent = rest.index(after: end)
      if at(exponent) == 0x2D || at(exponent) == 0x2B { exponent = rest.index(after: exponent) }
      if isDigit(at(exponent)) {
        end = exponent
        while isDigit(at(end)) { end = rest.index(after: end) }
      }
    }
    guard let text = String(rest[..<end]), let value = Double(text), value.isFinite else {
      return nil
    }
    rest = rest[end...]
    return CGFloat(value)
  }

  /// `translate(…) rotate(…)`: the last one applies first.
  static func transform(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let name = pieces[0].filter(\.isLetter)
      let n = numbers(String(pieces[1]))
      if let next = transform(name, n) { result = next.concatenating(result) }
    }
    return result
  }

  private static func transform(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform.rotation(
        .degrees(Double(n[0])), about: CGPoint(x: n[1], y: n[2]))
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}

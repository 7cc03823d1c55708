extension Path: LosslessStringConvertible {
  /// Numbers, then the operator they belong to: `m` move, `l` line, `q` quadratic curve, `c` cubic
  /// curve, `h` close; controls before ends, six significant digits.
  public var description: String {
    var parts: [String] = []
    func add(_ points: CGPoint..., operation: String) {
      for point in points {
        parts.append(PathNumber.text(point.x))
        parts.append(PathNumber.text(point.y))
      }
      parts.append(operation)
    }
    for element in elements {
      switch element {
      case .move(let end): add(end, operation: "m")
      case .line(let end): add(end, operation: "l")
      case .quadCurve(let end, let control): add(control, end, operation: "q")
      case .curve(let end, let control1, let control2): add(control1, control2, end, operation: "c")
      case .closeSubpath: parts.append("h")
      }
    }
    return parts.joined(separator: " ")
  }

  /// Reads what `description` writes, and `x y width height re` for a rectangle; `nil` for a wrong
  /// operator, a wrong number of numbers, or a line without a current point.
  public init?(_ string: String) {
    var path = Path()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      guard path.append(operation: String(word), numbers: numbers) else { return nil }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }

  private mutating func append(operation: String, numbers n: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (operation, n.count) {
    case ("m", 2): move(to: point(0))
    case ("re", 4): addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case _ where isEmpty: return false
    case ("l", 2): addLine(to: point(0))
    case ("q", 4): addQuadCurve(to: point(2), control: point(0))
    case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

/// Numbers as C's `%g` writes them, without a locale.
enum PathNumber {
  /// Six significant digits, no trailing zeros; an exponent below 0.0001 and from 1,000,000. What is
  /// smaller than 1e-12 is zero.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) >= 1e-12 else { return "0" }
    let magnitude = abs(Double(value))
    var exponent = Int(log10(magnitude).rounded(.down))
    var digits = scaled(magnitude, by: 5 - exponent).rounded()
    if digits < 100_000 {
      exponent -= 1
      digits = scaled(magnitude, by: 5 - exponent).rounded()
    }
    if digits >= 1_000_000 {
      exponent += 1
      digits = scaled(magnitude, by: 5 - exponent).rounded()
    }
    let sign = value < 0 ? "-" : ""
    var text = Array(String(Int(digits)))
    while text.count > 1, text.last == "0" { text.removeLast() }
    if exponent < -4 || exponent >= 6 {
      let fraction = text.count > 1 ? "." + String(text[1...]) : ""
      let size = abs(exponent) < 10 ? "0\(abs(exponent))" : "\(abs(exponent))"
      return "\(sign)\(text[0])\(fraction)e\(exponent < 0 ? "-" : "+")\(size)"
    }
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + String(text)
    }
    if text.count <= exponent + 1 {
      return sign + String(text) + String(repeating: "0", count: exponent + 1 - text.count)
    }
    return sign + String(text[...exponent]) + "." + String(text[(exponent + 1)...])
  }

  private static func scaled(_ value: Double, by power: Int) -> Double {
    power >= 0 ? value * pow(10, Double(power)) : value / pow(10, Double(-power))
  }
}

import Drawing
import Geometry
import ViewCore
import Views

/// Colours by the name of a system colour, by components, or made of others:
/// `blue`, `accent`, `white`, `clear`, `#007AFF`, `#007AFF80`, `rgb(0.1,0.2,0.3)`,
/// `rgb(0.1,0.2,0.3,0.5)`, `opacity(blue,0.5)`, `mix(red,blue,0.25)`, `mixRGB(red,blue,0.25)`.
///
/// Hexadecimal digits are written where they are exact, components 0…1 in sRGB elsewhere. `#` may
/// be left out and a digit may stand for two when reading.
extension Color: ControlValue {
  package static var controlType: ControlType { ControlType(kind: .color) }

  package init?(controlText text: String) {
    guard let color = Self.read(text[...], depth: 0) else { return nil }
    self = color
  }

  package var controlText: String {
    switch storage {
    case .resolved(let color):
      Self.names.first { $0.color == color }?.name ?? color.controlText
    case .system(let color): color.rawValue
    case .opacity(let color, let opacity):
      "opacity(\(color.controlText),\(PlainDecimal.text(of: opacity)))"
    case .mix(let first, let second, let fraction, let perceptual):
      "\(perceptual ? "mix" : "mixRGB")(\(first.controlText),\(second.controlText),"
        + "\(PlainDecimal.text(of: fraction)))"
    case .accent: "accent"
    case .named: displayColor(in: EnvironmentValues()).controlText
    case .provided(let provider): provider.components(EnvironmentValues()).controlText
    }
  }

  private static let names: [(name: String, color: DisplayColor)] = [
    ("white", .white), ("black", .black), ("clear", .clear),
  ]

  /// How deep colours may stand in one another: an address is other people's text.
  private static let depthLimit = 16

  private static func read(_ text: Substring, depth: Int) -> Color? {
    if let named = named(String(text)) { return named }
    guard text.last == ")", let open = text.firstIndex(of: "("), depth < depthLimit else {
      return DisplayColor(hexDigits: text).map { Color(.resolved($0)) }
    }
    let arguments = split(text[text.index(after: open)...].dropLast())
    func number(_ index: Int) -> Double? { PlainDecimal.value(of: String(arguments[index])) }
    func color(_ index: Int) -> Color? { read(arguments[index], depth: depth + 1) }
    switch (text[..<open], arguments.count) {
    case ("rgb", 3), ("rgb", 4):
      guard let red = number(0), let green = number(1), let blue = number(2),
        let alpha = arguments.count == 4 ? number(3) : 1
      else { return nil }
      return Color(.resolved(DisplayColor(red: red, green: green, blue: blue, alpha: alpha)))
    case ("opacity", 2):
      guard let base = color(0), let opacity = number(1) else { return nil }
      return base.opacity(opacity)
    case ("mix", 3), ("mixRGB", 3):
      guard let first = color(0), let second = color(1), let fraction = number(2) else {
        return nil
      }
      return Color(.mix(first, second, fraction, perceptual: text[..<open] == "mix"))
    default: return nil
    }
  }

  private static func named(_ name: String) -> Color? {
    if name == "accent" { return .accentColor }
    if let known = names.first(where: { $0.name == name }) { return Color(.resolved(known.color)) }
    return SystemColor(rawValue: name).map { Color(.system($0)) }
  }

  /// The parts of `text` between the commas that stand in no parentheses.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }
}

extension DisplayColor {
  /// 3, 4, 6 or 8 hexadecimal digits, with or without `#`.
  fileprivate init?(hexDigits text: Substring) {
    var digits = Array((text.first == "#" ? text.dropFirst() : text).utf8)
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    var bytes: [Double] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[index...index + 1], as: UTF8.self)
      guard digits[index] != UInt8(ascii: "+"), digits[index] != UInt8(ascii: "-"),
        let byte = UInt8(pair, radix: 16)
      else { return nil }
      bytes.append(Double(byte) / 255)
    }
    let alpha = bytes.count == 4 ? bytes[3] : 1
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
  }

  fileprivate var controlText: String {
    let components = [red, green, blue, alpha]
    if components.allSatisfy({ Self.byte($0) != nil }) { return hexText }
    let used = alpha == 1 ? components.dropLast() : components[...]
    return "rgb(\(used.map { PlainDecimal.text(of: $0) }.joined(separator: ",")))"
  }

  /// The byte that stands for a component exactly.
  private static func byte(_ component: Double) -> Int? {
    guard component >= 0, component <= 1 else { return nil }
    let byte = (component * 255).rounded()
    return byte / 255 == component ? Int(byte) : nil
  }
}

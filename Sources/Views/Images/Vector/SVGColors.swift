import Drawing
import Geometry

/// Colours as SVG writes them.
enum SVGColors {
  /// Hexadecimal, `rgb()`, `rgba()` or a name; nil for anything else.
  static func color(_ text: String) -> DisplayColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") {
      let numbers = SVGNumbers.numbers(text).map { Double($0) }
      guard numbers.count >= 3 else { return nil }
      let unit = text.contains("%") && !text.contains("/") ? 100.0 : 255
      return DisplayColor(
        red: min(1, numbers[0] / unit), green: min(1, numbers[1] / unit),
        blue: min(1, numbers[2] / unit), alpha: numbers.count > 3 ? min(1, numbers[3]) : 1)
    }
    if text == "transparent" { return .clear }
    return names[text].map { DisplayColor(hex: $0) }
  }

  private static func hexadecimal(_ digits: Substring) -> DisplayColor? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    return DisplayColor(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
  }

  /// The names that drawing programs write; others are rare enough to be none.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
    "yellow": 0xFFFF00, "cyan": 0x00FFFF, "aqua": 0x00FFFF, "magenta": 0xFF00FF,
    "fuchsia": 0xFF00FF, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0,
    "maroon": 0x800000, "olive": 0x808000, "lime": 0x00FF00, "teal": 0x008080, "navy": 0x000080,
    "purple": 0x800080, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE, "coral": 0xFF7F50,
    "crimson": 0xDC143C, "tomato": 0xFF6347, "salmon": 0xFA8072, "khaki": 0xF0E68C,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
    "lightblue": 0xADD8E6, "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "royalblue": 0x4169E1,
    "darkblue": 0x00008B, "lightgreen": 0x90EE90, "darkgreen": 0x006400, "darkred": 0x8B0000,
  ]
}

import Drawing
import Geometry
import ViewCore

/// A colour set of an asset catalogue.
struct ColorAsset: Sendable {
  private struct Entry: Sendable {
    let conditions: AssetConditions
    let color: Color
  }

  private let entries: [Entry]

  init?(directory: String) {
    guard let file = AssetFile.contents(of: directory) else { return nil }
    entries = (file.colors ?? []).compactMap { entry in
      entry.color?.value.map {
        Entry(
          conditions: AssetConditions(idiom: entry.idiom, appearances: entry.appearances),
          color: $0)
      }
    }
  }

  func color(in environment: EnvironmentValues) -> Color? {
    entries.bestFit(in: environment, \.conditions)?.color
  }
}

extension AssetFile.ColorEntry.Value {
  fileprivate var value: Color? {
    if let reference { return Self.system(reference) }
    guard let components else { return nil }
    let alpha = Self.component(components["alpha"] ?? "1", isAlpha: true) ?? 1
    if let white = components["white"].flatMap({ Self.component($0) }) {
      return Color(white: white, opacity: alpha)
    }
    guard let red = components["red"].flatMap({ Self.component($0) }),
      let green = components["green"].flatMap({ Self.component($0) }),
      let blue = components["blue"].flatMap({ Self.component($0) })
    else { return nil }
    let space: Color.RGBColorSpace =
      switch colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color(space, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// `0xFF`, `255` or `1.000`; an alpha is always a fraction.
  private static func component(_ text: String, isAlpha: Bool = false) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return isAlpha || text.contains(".") ? number : number / 255
  }

  /// `systemBlueColor`, `labelColor` and their like.
  private static func system(_ reference: String) -> Color? {
    var name = reference
    if name.hasSuffix("Color") { name.removeLast("Color".count) }
    if let known = systemNames[name] { return Color(.system(known)) }
    if name.hasPrefix("system") {
      name.removeFirst("system".count)
      name = name.prefix(1).lowercased() + name.dropFirst()
    }
    return SystemColor(rawValue: name).map { Color(.system($0)) }
  }

  private static let systemNames: [String: SystemColor] = [
    "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary,
    "quaternaryLabel": .quaternary, "placeholderText": .placeholder,
    "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
    "tertiarySystemBackground": .tertiaryBackground,
    "systemGroupedBackground": .groupedBackground,
    "secondarySystemGroupedBackground": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiaryGroupedBackground,
    "systemFill": .fill, "secondarySystemFill": .secondaryFill,
    "tertiarySystemFill": .tertiaryFill, "quaternarySystemFill": .quaternaryFill,
  ]
}

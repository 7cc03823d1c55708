// What sources for macOS choose colours by, in the branches for it.

/// A light or dark look, as macOS calls it.
///
/// Coverage: partial (light and dark, also of high contrast). Verified: believed.
public final class NSAppearance: Hashable, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let aqua = Name("NSAppearanceNameAqua")
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(
      "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(
      "NSAppearanceNameAccessibilityDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      "NSAppearanceNameAccessibilityVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(
      "NSAppearanceNameAccessibilityVibrantDark")

    fileprivate var isDark: Bool { rawValue.contains("Dark") }
    fileprivate var isOfHighContrast: Bool { rawValue.contains("Accessibility") }
  }

  public let name: Name

  public init?(named name: Name) { self.name = name }

  init(_ traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    name =
      isDark
      ? isHigh ? .accessibilityHighContrastDarkAqua : .darkAqua
      : isHigh ? .accessibilityHighContrastAqua : .aqua
  }

  /// The name itself, else one that is as light or dark, else the first.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    let alike = appearances.filter { $0.isDark == name.isDark }
    return alike.first { $0.isOfHighContrast == name.isOfHighContrast } ?? alike.first
      ?? appearances.first
  }

  public static func == (lhs: NSAppearance, rhs: NSAppearance) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension UIColor {
  public typealias Name = String

  /// A colour that is chosen by the look it is drawn in; its name is not read.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> UIColor
  ) {
    self.init(dynamicProvider: { (traits: UITraitCollection) in
      dynamicProvider(NSAppearance(traits))
    })
  }
}

import Drawing
import Geometry

/// The look of a system: which palette and metrics are used.
package enum SystemLook: String, CaseIterable, Sendable {
  case ios18, ios26, macos26

  package var isMac: Bool { self == .macos26 }
  package var hasNewPalette: Bool { self != .ios18 }
}

/// The named colours of the system palette. Source: facts.md §5.
package enum SystemColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, quinary
  case gray2, gray3, gray4, gray5, gray6
  case separator, opaqueSeparator, link, placeholder
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  /// sRGB components in a colour scheme.
  package func components(
    isDark: Bool, look: SystemLook, isContrastIncreased: Bool = false
  ) -> DisplayColor {
    var pair = look.hasNewPalette ? Self.newPalette[self] ?? Self.palette[self] : Self.palette[self]
    if isContrastIncreased { pair = Self.contrastPalette[self] ?? pair }
    guard let pair else { return .black }
    return isDark ? pair.dark : pair.light
  }

  /// A colour's light and dark value.
  struct Pair: Sendable {
    let light: DisplayColor
    let dark: DisplayColor

    init(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double? = nil) {
      self.light = DisplayColor(hex: light, alpha: lightAlpha)
      self.dark = DisplayColor(hex: dark, alpha: darkAlpha ?? lightAlpha)
    }
  }

  private static let palette: [SystemColor: Pair] = [
    .red: Pair(0xFF3B30, 0xFF453A), .orange: Pair(0xFF9500, 0xFF9F0A),
    .yellow: Pair(0xFFCC00, 0xFFD60A), .green: Pair(0x34C759, 0x30D158),
    .mint: Pair(0x00C7BE, 0x63E6E2), .teal: Pair(0x30B0C7, 0x40C8E0),
    .cyan: Pair(0x32ADE6, 0x64D2FF), .blue: Pair(0x007AFF, 0x0A84FF),
    .indigo: Pair(0x5856D6, 0x5E5CE6), .purple: Pair(0xAF52DE, 0xBF5AF2),
    .pink: Pair(0xFF2D55, 0xFF375F), .brown: Pair(0xA2845E, 0xAC8E68),
    .gray: Pair(0x8E8E93, 0x8E8E93), .primary: Pair(0x000000, 0xFFFFFF),
    .secondary: Pair(0x3C3C43, 0xEBEBF5, 0.6), .tertiary: Pair(0x3C3C43, 0xEBEBF5, 0.3),
    .quaternary: Pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16), .quinary: Pair(0x000000, 0xFFFFFF, 0.05),
    .gray2: Pair(0xAEAEB2, 0x636366), .gray3: Pair(0xC7C7CC, 0x48484A),
    .gray4: Pair(0xD1D1D6, 0x3A3A3C), .gray5: Pair(0xE5E5EA, 0x2C2C2E),
    .gray6: Pair(0xF2F2F7, 0x1C1C1E), .separator: Pair(0x3C3C43, 0x545458, 0.29, 0.6),
    .opaqueSeparator: Pair(0xC6C6C8, 0x38383A), .link: Pair(0x007AFF, 0x0984FF),
    .placeholder: Pair(0x3C3C43, 0xEBEBF5, 0.3), .background: Pair(0xFFFFFF, 0x000000),
    .secondaryBackground: Pair(0xF2F2F7, 0x1C1C1E), .tertiaryBackground: Pair(0xFFFFFF, 0x2C2C2E),
    .groupedBackground: Pair(0xF2F2F7, 0x000000),
    .secondaryGroupedBackground: Pair(0xFFFFFF, 0x1C1C1E),
    .tertiaryGroupedBackground: Pair(0xF2F2F7, 0x2C2C2E),
    .fill: Pair(0x787880, 0x787880, 0.2, 0.36),
    .secondaryFill: Pair(0x787880, 0x787880, 0.16, 0.32),
    .tertiaryFill: Pair(0x767680, 0x767680, 0.12, 0.24),
    .quaternaryFill: Pair(0x747480, 0x767680, 0.08, 0.18),
  ]

  /// What iOS 26 and macOS 26 changed; dark values not measured are those before.
  private static let newPalette: [SystemColor: Pair] = [
    .red: Pair(0xFF383C, 0xFF453A), .orange: Pair(0xFF8D28, 0xFF9F0A),
    .mint: Pair(0x00C8B3, 0x63E6E2), .teal: Pair(0x00C3D0, 0x40C8E0),
    .cyan: Pair(0x00C0E8, 0x64D2FF), .blue: Pair(0x0088FF, 0x0091FF),
    .indigo: Pair(0x6155F5, 0x6B5DFF), .purple: Pair(0xCB30E0, 0xBF5AF2),
    .brown: Pair(0xAC7F5E, 0xAC8E68),
  ]
}

extension DisplayColor {
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}

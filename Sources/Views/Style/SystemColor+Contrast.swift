import Drawing
import Geometry

extension SystemColor {
  /// The palette under increased contrast; what is not here stays as it is.
  ///
  /// Source: the accessible colours of UIKit's palette, as listed by Flutter's cupertino colours; mint,
  /// cyan and brown are believed.
  static let contrastPalette: [SystemColor: Pair] = [
    .red: Pair(0xD70015, 0xFF6961), .orange: Pair(0xC93400, 0xFFB340),
    .yellow: Pair(0xA05A00, 0xFFD426), .green: Pair(0x248A3D, 0x30DB5B),
    .mint: Pair(0x0C817B, 0x66D4CF), .teal: Pair(0x008299, 0x5DE6FF),
    .cyan: Pair(0x0071A4, 0x70D7FF), .blue: Pair(0x0040DD, 0x409CFF),
    .indigo: Pair(0x3634A3, 0x7D7AFF), .purple: Pair(0x8944AB, 0xDA8FFF),
    .pink: Pair(0xD30F45, 0xFF6482), .brown: Pair(0x7F6545, 0xB59469),
    .gray: Pair(0x6C6C70, 0xAEAEB2), .gray2: Pair(0x8E8E93, 0x7C7C80),
    .gray3: Pair(0xAEAEB2, 0x545456), .gray4: Pair(0xBCBCC0, 0x444446),
    .gray5: Pair(0xD8D8DC, 0x363638), .gray6: Pair(0xEBEBF0, 0x242426),
    .secondary: Pair(0x3C3C43, 0xEBEBF5, 0.68), .tertiary: Pair(0x3C3C43, 0xEBEBF5, 0.38),
    .quaternary: Pair(0x3C3C43, 0xEBEBF5, 0.26, 0.24),
    .placeholder: Pair(0x3C3C43, 0xEBEBF5, 0.38),
    .fill: Pair(0x787880, 0x787880, 0.28, 0.44),
    .secondaryFill: Pair(0x787880, 0x787880, 0.24, 0.4),
    .tertiaryFill: Pair(0x767680, 0x767680, 0.2, 0.32),
    .quaternaryFill: Pair(0x747480, 0x767680, 0.16, 0.26),
    .secondaryBackground: Pair(0xEBEBF0, 0x242426), .tertiaryBackground: Pair(0xFFFFFF, 0x363638),
    .groupedBackground: Pair(0xEBEBF0, 0x000000),
    .secondaryGroupedBackground: Pair(0xFFFFFF, 0x242426),
    .tertiaryGroupedBackground: Pair(0xEBEBF0, 0x363638),
    .separator: Pair(0x3C3C43, 0x545458, 0.37, 0.68),
  ]
}

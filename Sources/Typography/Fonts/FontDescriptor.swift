import Geometry

/// Which font a run of text is set in: every value resolved, nothing left to an environment.
package struct FontDescriptor: Hashable, Sendable {
  /// The four designs of the system font.
  package enum Design: String, CaseIterable, Hashable, Sendable {
    case standard, rounded, serif, monospaced
  }

  /// Points per em; values that are not positive and finite count as one point.
  package var size: CGFloat
  /// 100 (ultra light) to 900 (black), 400 is regular.
  package var weight: CGFloat
  package var design: Design
  /// Relative width of the system font; 1 is standard, below 1 condensed, above 1 expanded.
  package var width: CGFloat
  package var isItalic: Bool
  /// The name of a custom font (family, full or PostScript name); nil is the system font.
  package var family: String?
  package var hasMonospacedDigits: Bool

  package init(
    size: CGFloat, weight: CGFloat = 400, design: Design = .standard, width: CGFloat = 1,
    isItalic: Bool = false, family: String? = nil, hasMonospacedDigits: Bool = false
  ) {
    self.size = size.isFinite && size > 0 ? min(size, Self.maximumSize) : 1
    self.weight = weight.isFinite ? min(max(weight, 100), 900) : 400
    self.design = design
    self.width = width.isFinite ? min(max(width, 0.5), 2) : 1
    self.isItalic = isItalic
    self.family = family
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Larger sizes are clamped: beyond it no canvas of ours could show a glyph.
  package static let maximumSize: CGFloat = 10_000

  /// The same font at another size.
  package func withSize(_ size: CGFloat) -> FontDescriptor {
    FontDescriptor(
      size: size, weight: weight, design: design, width: width, isItalic: isItalic, family: family,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}

/// The rounding rules of a system.
package enum TextPlatform: String, CaseIterable, Hashable, Sendable {
  case iOS, macOS
}

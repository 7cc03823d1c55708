import Geometry
import Views

/// What a `UIFont` is made of.
package struct FontSpecification: Hashable, Sendable {
  /// In points.
  package var size: CGFloat
  package var weight: UIFont.Weight
  package var width: UIFont.Width
  package var design: Font.Design
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// A custom font's name; `nil` for the system's.
  package var family: String?
  package var textStyle: UIFont.TextStyle?

  package init(
    size: CGFloat, weight: UIFont.Weight = .regular, width: UIFont.Width = .standard,
    design: Font.Design = .default, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
    family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.width = width
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.family = family
  }

  package init(_ style: UIFont.TextStyle, traits: UITraitCollection) {
    let measure = Font.system(style.textStyle).measure(in: traits.environment)
    self.init(size: measure.size, weight: measure.weight >= 600 ? .semibold : .regular)
    textStyle = style
  }

  /// SwiftUI's font of these measures; it does not scale any further.
  package var font: Font {
    var font =
      family.map { Font.custom($0, fixedSize: size) }
      ?? Font.system(size: size, weight: weight.fontWeight, design: design)
    if family != nil, weight != .regular { font = font.weight(weight.fontWeight) }
    if width != .standard { font = font.width(Font.Width(width.rawValue)) }
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font
  }
}

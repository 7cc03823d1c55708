import Geometry
import Views

/// Scales fonts and lengths with the user's text size.
///
/// Rule: by the ratio of the style's line distances, rounded to pixels, as `@ScaledMetric`.
/// Verified: recorded for lengths, believed for fonts.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = style.textStyle.lengthScale(in: traits.environment)
    let scale = max(1, traits.displayScale)
    return factor == 1 ? value : (value * factor * scale).rounded() / scale
  }
}

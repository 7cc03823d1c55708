import CoreGraphics
import Drawing
import Geometry
import ViewCore
import Views

/// A colour; one that depends on light and dark is worked out where it is drawn.
///
/// Coverage: partial (no pattern images; P3 is taken as sRGB). Verified: documented.
open class UIColor: _DrawnAttribute, @unchecked Sendable {
  /// The same colour as SwiftUI has it: it follows the environment.
  package let color: Color

  package init(color: Color) {
    self.color = color
    super.init()
  }

  open override var _drawnColor: Color? { color }

  package convenience init(components: DisplayColor) {
    self.init(color: Color(.resolved(components)))
  }

  /// Components 0…1 in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      color: Color(
        hue: min(1, max(0, hue)), saturation: min(1, max(0, saturation)),
        brightness: min(1, max(0, brightness)), opacity: alpha))
  }

  public convenience init(cgColor: CGColor) {
    let (red, green, blue, alpha) = cgColor.rgba
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that is chosen by the traits it is drawn with.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let provider = ColorProvider(name: "dynamic", source: ColorIdentity()) { environment in
      dynamicProvider(UITraitCollection(environment)).color.displayColor(in: environment)
    }
    self.init(color: Color(.provided(provider)))
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  @available(*, unavailable, message: "Vitrine draws no pattern colours: use ImagePaint")
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }

  /// The components under some traits.
  package func components(with traits: UITraitCollection = .current) -> DisplayColor {
    color.displayColor(in: traits.environment)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(components: components(with: traitCollection))
  }

  /// The same colour with another alpha; what depended on traits goes on doing so.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .resolved(var components) = color.storage {
      components.alpha = alpha
      return UIColor(components: components)
    }
    let base = color
    let source = AlphaSource(color: base, alpha: alpha)
    let provider = ColorProvider(name: "\(base) with alpha \(alpha)", source: source) {
      environment in
      var components = base.displayColor(in: environment)
      components.alpha = alpha
      return components
    }
    return UIColor(color: Color(.provided(provider)))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
  open override var description: String { "\(color)" }
}

extension UIColor: _ExpressibleByColorLiteral {}

public typealias _ColorLiteralType = UIColor

/// Tells colours apart that are made by closures.
private final class ColorIdentity: Hashable, Sendable {
  static func == (lhs: ColorIdentity, rhs: ColorIdentity) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct AlphaSource: Hashable, Sendable {
  let color: Color
  let alpha: CGFloat
}

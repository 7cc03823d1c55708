import Geometry
import Typography
import ViewCore
import Views

/// A font at a size.
///
/// Coverage: partial (no glyph access). Verified: documented; metrics recorded (SF's, as for text).
open class UIFont: _DrawnAttribute, @unchecked Sendable {
  package let specification: FontSpecification

  package init(_ specification: FontSpecification) {
    self.specification = specification
    super.init()
  }

  open override var _drawnFont: Font? { specification.font }

  /// A font by its family, full or PostScript name; `nil` when it is not installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard TextLayouter.shared.hasFont(named: fontName) else { return nil }
    self.init(FontSpecification(size: fontSize, family: fontName))
  }

  /// The system's font in its size at first.
  public convenience override init() { self.init(FontSpecification(size: 17)) }

  /// - Parameter size: in points; 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    if pointSize > 0 { specification.size = pointSize }
    self.init(specification)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(size: fontSize))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: weight))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: weight, width: width))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: .semibold))
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(size: fontSize, isItalic: true))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: weight, design: .monospaced))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: weight, hasMonospacedDigits: true))
  }

  /// The font of a text style in the current text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontSpecification(style, traits: traitCollection ?? .current))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var specification = specification
    specification.size = fontSize
    return UIFont(specification)
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  /// Families that component code can ask for by name: none is installed but the system's.
  open class var familyNames: [String] { [] }
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    TextLayouter.shared.hasFont(named: familyName) ? [familyName] : []
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }
  open var fontName: String { specification.family ?? ".SFUI-\(specification.weight.name)" }
  open var familyName: String { specification.family ?? ".AppleSystemUIFont" }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.specification == specification
  }
  open override var hash: Int { specification.hashValue }
  open override var description: String { "\(fontName) \(pointSize)" }
}

// MARK: Measures, in points

extension UIFont {
  private var measure: FontMeasure {
    specification.font.measure(in: UITraitCollection.current.environment)
  }

  public var pointSize: CGFloat { specification.size }
  public var ascender: CGFloat { measure.metrics.ascent }
  /// Below the baseline, hence negative.
  public var descender: CGFloat { -measure.metrics.descent }
  public var capHeight: CGFloat { measure.metrics.capHeight }
  public var xHeight: CGFloat { measure.metrics.xHeight }
  public var lineHeight: CGFloat { measure.metrics.lineHeight }
  public var leading: CGFloat { measure.metrics.leading }
}

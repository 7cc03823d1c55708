import Geometry
import Views

extension UIImage {
  /// How an image is chosen and drawn.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is drawn: size, weight, scale, colours.
  ///
  /// Coverage: partial (colours but for the first are not drawn). Verified: documented.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package var pointSize: CGFloat?
    package var weight: SymbolWeight?
    package var symbolScale: SymbolScale?
    package var colors: [UIColor] = []

    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      symbolScale = scale
    }

    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }

    public convenience init(scale: SymbolScale) {
      self.init()
      symbolScale = scale
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      symbolScale = scale
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      symbolScale = scale
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      colors = [hierarchicalColor]
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }

    /// Both together; what the other says wins.
    public func applying(_ other: SymbolConfiguration) -> Self {
      pointSize = other.pointSize ?? pointSize
      weight = other.weight ?? weight
      symbolScale = other.symbolScale ?? symbolScale
      if !other.colors.isEmpty { colors = other.colors }
      return self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.pointSize == pointSize && other.weight == weight
        && other.symbolScale == symbolScale && other.colors == colors
    }
    open override var hash: Int { pointSize.hashValue }

    /// The font that the symbol is drawn with.
    package var font: Font {
      Font.system(size: pointSize ?? 17, weight: weight?.fontWeight)
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    package var imageScale: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package var fontWeight: Font.Weight? {
      let weights: [Font.Weight?] = [
        nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}

import Drawing
import Geometry
import ViewCore

/// A colour that adapts to its environment.
///
/// Coverage: full; colours outside sRGB are drawn at its edge. Verified: documented.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  package indirect enum Storage: Hashable, Sendable {
    case resolved(DisplayColor)
    case system(SystemColor)
    case opacity(Color, Double)
    case mix(Color, Color, Double, perceptual: Bool)
    case accent
    case named(String, Bundle?)
    case provided(ColorProvider)
  }

  package let storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  /// Components 0…1 in sRGB; `sRGBLinear` components are encoded first.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let color = DisplayColor(red: red, green: green, blue: blue, alpha: opacity)
    switch colorSpace {
    case .sRGB: self.init(.resolved(color))
    case .sRGBLinear: self.init(.resolved(color.encoded))
    case .displayP3: self.init(.resolved(color.fromDisplayP3))
    }
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    func component(_ shift: Double) -> Double {
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - chroma * max(0, min(position, 4 - position, 1))
    }
    self.init(
      .sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public init(_ resolved: Resolved) {
    self.init(
      .resolved(
        DisplayColor(
          red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
          alpha: Double(resolved.opacity))))
  }

  /// A style that says what colour it is in an environment.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    let provider = ColorProvider(name: "\(T.self)", source: color) {
      Color(color.resolve(in: $0)).displayColor(in: $0)
    }
    self.init(.provided(provider))
  }

  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, rhs, fraction, perceptual: colorSpace == .perceptual))
  }

  static func encodeLinear(_ value: Double) -> Double {
    value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  public var description: String {
    switch storage {
    case .resolved(let color): color.hexText
    case .system(let color): color.rawValue
    case .opacity(let color, let opacity): "\(color) \(Int((opacity * 100).rounded()))%"
    case .mix(let first, let second, let fraction, _): "mix(\(first), \(second), \(fraction))"
    case .accent: "accent"
    case .named(let name, _): name
    case .provided(let provider): provider.name
    }
  }
}

extension Color {
  /// A colour in a given environment: sRGB components as floats.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = displayColor(in: environment)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }

  /// The components as they are drawn.
  package func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    switch storage {
    case .resolved(let color): return color
    case .system(let color):
      return color.components(
        isDark: environment.colorScheme == .dark, look: environment.systemLook,
        isContrastIncreased: environment.colorSchemeContrast == .increased)
    case .opacity(let color, let opacity):
      var result = color.displayColor(in: environment)
      result.alpha *= min(1, max(0, opacity))
      return result
    case .mix(let first, let second, let fraction, let perceptual):
      return DisplayColor.mix(
        first.displayColor(in: environment), second.displayColor(in: environment), fraction,
        perceptual: perceptual)
    case .named(let name, let bundle):
      return AssetCatalog.color(name, bundle: bundle)?.color(in: environment)?
        .displayColor(in: environment) ?? .clear
    case .accent:
      return environment.tintColor?.displayColor(in: environment)
        ?? Color.blue.displayColor(in: environment)
    case .provided(let provider): return provider.components(environment)
    }
  }
}

extension Color {
  /// The colour with another in the place of the accent colour; nil for the accent colour itself where
  /// there is no other.
  func replacingAccent(with accent: Color?) -> Color? {
    switch storage {
    case .accent: accent
    case .opacity(let color, let opacity):
      Color(.opacity(color.replacingAccent(with: accent) ?? .blue, opacity))
    case .mix(let first, let second, let fraction, let perceptual):
      Color(
        .mix(
          first.replacingAccent(with: accent) ?? .blue,
          second.replacingAccent(with: accent) ?? .blue, fraction, perceptual: perceptual))
    default: self
    }
  }
}

extension DisplayColor {
  /// `#RRGGBB`, with two more digits where it is not opaque.
  package var hexText: String {
    func digits(_ value: Double) -> String {
      let byte = Int((min(1, max(0, value)) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return "#" + digits(red) + digits(green) + digits(blue) + (alpha < 1 ? digits(alpha) : "")
  }

  /// A mixture by straight components, or in Oklab where it is to look even.
  static func mix(
    _ first: DisplayColor, _ second: DisplayColor, _ fraction: Double, perceptual: Bool
  ) -> DisplayColor {
    let t = min(1, max(0, fraction))
    if perceptual { return Oklab.mix(first, second, t) }
    return DisplayColor(
      red: first.red + (second.red - first.red) * t,
      green: first.green + (second.green - first.green) * t,
      blue: first.blue + (second.blue - first.blue) * t,
      alpha: first.alpha + (second.alpha - first.alpha) * t)
  }
}

extension Color: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    StyledShapeNode.make(Rectangle(), style: view, replacing: old, inputs: inputs)
  }
}

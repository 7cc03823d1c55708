/// The arithmetic of blending, on gamma sRGB (RULES P11). `b` backdrop, `s` source.
extension DisplayBlendMode {
  /// The source over, in or out of the backdrop; neither premultiplied, nor the result.
  ///
  /// W3C Compositing and Blending Level 1, §5.8 and §9; `softLight` is Pegtop's formula and the two
  /// `plus` operators are Core Graphics', as SwiftUI draws them.
  package func composite(source s: DisplayColor, over b: DisplayColor) -> DisplayColor {
    let (sourceAlpha, backdropAlpha) = (s.alpha, b.alpha)
    let union = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
    switch self {
    case .sourceAtop:
      return .combine(s, sourceAlpha * backdropAlpha, b, (1 - sourceAlpha) * backdropAlpha)
    case .destinationOver:
      return .combine(s, sourceAlpha * (1 - backdropAlpha), b, backdropAlpha)
    case .destinationOut: return .combine(s, 0, b, backdropAlpha * (1 - sourceAlpha))
    case .plusLighter:
      let alpha = min(1, sourceAlpha + backdropAlpha)
      return .unpremultiplied(alpha: alpha, s, b) {
        min(alpha, $0 * sourceAlpha + $1 * backdropAlpha)
      }
    case .plusDarker:
      let alpha = min(1, sourceAlpha + backdropAlpha)
      return .unpremultiplied(alpha: alpha, s, b) {
        max(0, alpha - sourceAlpha * (1 - $0) - backdropAlpha * (1 - $1))
      }
    default:
      let blended = blend(source: s, backdrop: b)
      return .unpremultiplied(
        alpha: union, s, b, blended, sourceAlpha * (1 - backdropAlpha),
        backdropAlpha * (1 - sourceAlpha), sourceAlpha * backdropAlpha)
    }
  }

  /// The blend function B(b, s) of two opaque colours; the source for the Porter-Duff operators.
  package func blend(source s: DisplayColor, backdrop b: DisplayColor) -> DisplayColor {
    switch self {
    case .hue: return b.with(hueOf: s).with(luminanceOf: b)
    case .saturation: return b.with(saturation: s.saturation).with(luminanceOf: b)
    case .color: return s.with(luminanceOf: b)
    case .luminosity: return b.with(luminanceOf: s)
    default:
      return DisplayColor(
        red: blend(s.red, b.red), green: blend(s.green, b.green), blue: blend(s.blue, b.blue))
    }
  }

  /// One component of the separable modes.
  package func blend(_ s: Double, _ b: Double) -> Double {
    switch self {
    case .multiply: s * b
    case .screen: s + b - s * b
    case .overlay: Self.hardLight.blend(b, s)
    case .darken: min(s, b)
    case .lighten: max(s, b)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight: (1 - 2 * s) * b * b + 2 * s * b
    case .hardLight: s <= 0.5 ? 2 * s * b : Self.screen.blend(2 * s - 1, b)
    case .difference: abs(s - b)
    case .exclusion: s + b - 2 * s * b
    case .plusLighter: min(1, s + b)
    case .plusDarker: max(0, s + b - 1)
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
      .destinationOut:
      s
    }
  }
}

extension DisplayColor {
  fileprivate static func combine(
    _ s: DisplayColor, _ sourceShare: Double, _ b: DisplayColor, _ backdropShare: Double
  ) -> DisplayColor {
    unpremultiplied(alpha: sourceShare + backdropShare, s, b) {
      $0 * sourceShare + $1 * backdropShare
    }
  }

  /// From a function that gives premultiplied components of source and backdrop components.
  fileprivate static func unpremultiplied(
    alpha: Double, _ s: DisplayColor, _ b: DisplayColor, _ component: (Double, Double) -> Double
  ) -> DisplayColor {
    guard alpha > 0 else { return .clear }
    return DisplayColor(
      red: component(s.red, b.red) / alpha, green: component(s.green, b.green) / alpha,
      blue: component(s.blue, b.blue) / alpha, alpha: alpha)
  }

  /// The sum of three colours with their shares.
  fileprivate static func unpremultiplied(
    alpha: Double, _ s: DisplayColor, _ b: DisplayColor, _ both: DisplayColor,
    _ sourceShare: Double, _ backdropShare: Double, _ bothShare: Double
  ) -> DisplayColor {
    guard alpha > 0 else { return .clear }
    func sum(_ s: Double, _ b: Double, _ both: Double) -> Double {
      (s * sourceShare + b * backdropShare + both * bothShare) / alpha
    }
    return DisplayColor(
      red: sum(s.red, b.red, both.red), green: sum(s.green, b.green, both.green),
      blue: sum(s.blue, b.blue, both.blue), alpha: alpha)
  }
}

/// The non-separable modes of W3C Compositing and Blending Level 1, §9.2.
extension DisplayColor {
  fileprivate var blendLuminance: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  fileprivate var saturation: Double { max(red, green, blue) - min(red, green, blue) }

  /// SetLum and ClipColor: this colour's hue and saturation at another's luminance.
  fileprivate func with(luminanceOf other: DisplayColor) -> DisplayColor {
    let shift = other.blendLuminance - blendLuminance
    let moved = DisplayColor(red: red + shift, green: green + shift, blue: blue + shift)
    let luminance = moved.blendLuminance
    let low = min(moved.red, moved.green, moved.blue)
    let high = max(moved.red, moved.green, moved.blue)
    func clipped(_ component: Double) -> Double {
      var value = component
      if low < 0 { value = luminance + (value - luminance) * luminance / (luminance - low) }
      if high > 1 {
        value = luminance + (value - luminance) * (1 - luminance) / (high - luminance)
      }
      return min(max(value, 0), 1)
    }
    return DisplayColor(
      red: clipped(moved.red), green: clipped(moved.green), blue: clipped(moved.blue))
  }

  /// SetSat: the components spread so that the largest less the smallest is `saturation`.
  fileprivate func with(saturation: Double) -> DisplayColor {
    let low = min(red, green, blue)
    let spread = self.saturation
    guard spread > 0 else { return .black }
    func spreadOut(_ component: Double) -> Double { (component - low) * saturation / spread }
    return DisplayColor(red: spreadOut(red), green: spreadOut(green), blue: spreadOut(blue))
  }

  /// The other's hue with this colour's saturation.
  fileprivate func with(hueOf other: DisplayColor) -> DisplayColor {
    other.with(saturation: saturation)
  }
}

import Geometry

/// SwiftUI's colour filters as matrices on straight gamma sRGB (RULES P10). Amounts as SwiftUI takes
/// them; rows R, G, B, A, the fifth column an offset.
extension DisplayFilter {
  /// Adds an amount to each component.
  package static func brightness(_ amount: Double) -> DisplayFilter {
    .colorMatrix([
      1, 0, 0, 0, amount,
      0, 1, 0, 0, amount,
      0, 0, 1, 0, amount,
      0, 0, 0, 1, 0,
    ])
  }

  /// Scales about one half.
  package static func contrast(_ amount: Double) -> DisplayFilter {
    let offset = 0.5 - 0.5 * amount
    return .colorMatrix([
      amount, 0, 0, 0, offset,
      0, amount, 0, 0, offset,
      0, 0, amount, 0, offset,
      0, 0, 0, 1, 0,
    ])
  }

  /// The `saturate` matrix of SVG with the weights of sRGB's luminance.
  package static func saturation(_ amount: Double) -> DisplayFilter {
    let (r, g, b) = (luminance.red, luminance.green, luminance.blue)
    let rest = 1 - amount
    return .colorMatrix([
      r * rest + amount, g * rest, b * rest, 0, 0,
      r * rest, g * rest + amount, b * rest, 0, 0,
      r * rest, g * rest, b * rest + amount, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  package static func grayscale(_ amount: Double) -> DisplayFilter { saturation(1 - amount) }

  /// The `hueRotate` matrix of SVG with the weights of sRGB's luminance.
  package static func hueRotation(_ angle: Angle) -> DisplayFilter {
    let (r, g, b) = (luminance.red, luminance.green, luminance.blue)
    let c = cos(angle.radians)
    let s = sin(angle.radians)
    return .colorMatrix([
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
      r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  package static let colorInvert = DisplayFilter.colorMatrix([
    -1, 0, 0, 0, 1,
    0, -1, 0, 0, 1,
    0, 0, -1, 0, 1,
    0, 0, 0, 1, 0,
  ])

  /// Multiplies each component, alpha included.
  package static func colorMultiply(_ color: DisplayColor) -> DisplayFilter {
    .colorMatrix([
      color.red, 0, 0, 0, 0,
      0, color.green, 0, 0, 0,
      0, 0, color.blue, 0, 0,
      0, 0, 0, color.alpha, 0,
    ])
  }

  /// The weights of sRGB's primaries in luminance.
  package static let luminance = DisplayColor(red: 0.2126, green: 0.7152, blue: 0.0722)

  /// What the filter makes of one colour, clamped; `nil` for filters that look at neighbours.
  package func applied(to color: DisplayColor) -> DisplayColor? {
    switch self {
    case .blur, .shadow: return nil
    case .luminanceToAlpha:
      let weights = Self.luminance
      let alpha = weights.red * color.red + weights.green * color.green + weights.blue * color.blue
      return DisplayColor(red: 0, green: 0, blue: 0, alpha: alpha * color.alpha)
    case .colorMatrix(let m):
      guard m.count == 20 else { return color }
      func row(_ index: Int) -> Double {
        let i = index * 5
        let sum =
          m[i] * color.red + m[i + 1] * color.green + m[i + 2] * color.blue + m[i + 3] * color.alpha
          + m[i + 4]
        return min(max(sum, 0), 1)
      }
      return DisplayColor(red: row(0), green: row(1), blue: row(2), alpha: row(3))
    }
  }
}

extension DisplayColor {
  /// Eight-bit components; exact halves round down (GT-23).
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  package static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    // The tiny step keeps halves that binary fractions push up, such as 0.1 + 0.4, from rounding up.
    return component >= 1 ? 255 : UInt8((component * 255 - 0.5 - 1e-9).rounded(.up))
  }
}

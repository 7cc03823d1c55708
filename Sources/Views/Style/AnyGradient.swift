import Drawing
import Geometry
import ViewCore

/// A gradient whose geometry the shape decides: from top to bottom.
///
/// Coverage: full. Verified: recorded for the colours of
/// `Color.gradient` (facts.md §5), believed for others.
public struct AnyGradient: Hashable, ShapeStyle {
  public typealias Resolved = Never

  private enum Base: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private let base: Base
  private var colorSpace = Gradient.ColorSpace.device

  /// The first colour.
  var firstColor: Color? {
    switch base {
    case .gradient(let gradient): gradient.stops.first?.color
    case .color(let color): color
    }
  }

  public init(_ gradient: Gradient) { base = .gradient(gradient) }
  fileprivate init(_ color: Color) { base = .color(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.colorSpace = space
    return result
  }

  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(
      .linearGradient(
        stops: stops(in: environment), start: UnitPoint.top.point(in: bounds),
        end: UnitPoint.bottom.point(in: bounds)))
  }

  /// Resolved stops; in the perceptual space with stops between them, since renderers mix components.
  func stops(in environment: EnvironmentValues) -> [GradientStop] {
    let stops: [GradientStop]
    switch base {
    case .gradient(let gradient): stops = gradient.displayStops(in: environment)
    case .color(let color):
      let ends = StandardGradient.ends(of: color.displayColor(in: environment))
      stops = [
        GradientStop(color: ends.top, location: 0), GradientStop(color: ends.bottom, location: 1),
      ]
    }
    return colorSpace.isPerceptual ? Self.subdivided(stops) : stops
  }

  /// Parts of each interval: at a twelfth the error of mixing components is not seen.
  private static let parts = 12

  private static func subdivided(_ stops: [GradientStop]) -> [GradientStop] {
    guard var previous = stops.first else { return [] }
    var result = [previous]
    for stop in stops.dropFirst() {
      if stop.location > previous.location {
        for part in 1..<parts {
          let t = CGFloat(part) / CGFloat(parts)
          result.append(
            GradientStop(
              color: Oklab.mix(previous.color, stop.color, Double(t)),
              location: previous.location + (stop.location - previous.location) * t))
        }
      }
      result.append(stop)
      previous = stop
    }
    return result
  }
}

extension Color {
  /// From a lighter shade at the top to the colour.
  public var gradient: AnyGradient { AnyGradient(self) }
}

/// The shades of `Color.gradient`.
///
/// Recorded tops of the iOS 26 palette: blue 2EA7FF, orange FFAC58, green 62DD81, brown CAA488; yellow
/// runs from FFCC00 down to EFB800. In hue, saturation and brightness these share one rule.
enum StandardGradient {
  /// What is left of the saturation at the top.
  private static let saturationFactor = 0.77
  /// How far the top goes towards full brightness.
  private static let brightnessShare = 0.38
  /// Luminance from which a colour darkens downwards instead of fading upwards.
  private static let lightLuminance = 0.65
  private static let darkeningFactor = 0.937

  static func ends(of color: DisplayColor) -> (top: DisplayColor, bottom: DisplayColor) {
    let hsb = HueSaturationBrightness(color)
    let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    if luminance > lightLuminance {
      var bottom = hsb
      bottom.brightness *= darkeningFactor
      return (color, bottom.color(alpha: color.alpha))
    }
    var top = hsb
    top.saturation *= saturationFactor
    top.brightness += brightnessShare * (1 - top.brightness)
    return (top.color(alpha: color.alpha), color)
  }
}

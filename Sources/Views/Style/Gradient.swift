import Drawing
import Geometry
import ViewCore

/// A colour gradient as an array of stops.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Evenly spread colours.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }

  /// Resolved stops, locations clamped to 0…1 and never falling.
  func displayStops(in environment: EnvironmentValues) -> [GradientStop] {
    var floor: CGFloat = 0
    return stops.map { stop in
      let location = stop.location.isFinite ? min(1, max(floor, stop.location)) : floor
      floor = location
      return GradientStop(color: stop.color.displayColor(in: environment), location: location)
    }
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    AnyGradient(self)._paint(in: bounds, environment: environment)
  }

  /// The same gradient, mixed in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

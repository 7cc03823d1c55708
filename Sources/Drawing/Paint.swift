import Geometry

/// A colour in gamma-encoded sRGB, components 0…1, not premultiplied.
package struct DisplayColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = DisplayColor(red: 0, green: 0, blue: 0)
  package static let white = DisplayColor(red: 1, green: 1, blue: 1)
}

/// What fills a shape; points in root coordinates.
package enum Paint: Equatable, Sendable {
  case color(DisplayColor)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(
    stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient whose unit circle is mapped onto an ellipse with these radii.
  case ellipticalGradient(
    stops: [GradientStop], center: CGPoint, radii: CGSize, startFraction: CGFloat,
    endFraction: CGFloat)
  /// Angles clockwise from the positive x axis.
  case angularGradient(stops: [GradientStop], center: CGPoint, start: Angle, end: Angle)
}

package struct GradientStop: Equatable, Sendable {
  package var color: DisplayColor
  /// 0…1, never decreasing.
  package var location: CGFloat

  package init(color: DisplayColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

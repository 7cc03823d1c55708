import Drawing
import Geometry
import ViewCore

/// A translucent layer that blurs what is behind it.
///
/// Coverage: approximation: a translucent colour, no blur of the backdrop; each use is a warning.
/// Verified: no.
public struct Material: Sendable {
  /// How much of the backdrop the layer hides, 0…1.
  private let coverage: Double

  public static let ultraThin = Material(coverage: 0.42)
  public static let thin = Material(coverage: 0.6)
  public static let regular = Material(coverage: 0.75)
  public static let thick = Material(coverage: 0.86)
  public static let ultraThick = Material(coverage: 0.93)
  /// The material of bars.
  public static let bar = Material(coverage: 0.9)

  /// Grey levels of the layer in a light and in a dark interface.
  private static let light = 0.965
  private static let dark = 0.14
}

extension Material: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    let level = environment.colorScheme == .dark ? Self.dark : Self.light
    var result = _StylePaint(
      .color(DisplayColor(red: level, green: level, blue: level, alpha: coverage)))
    result.problem = Diagnostic(
      .approximation, "a material is drawn as a translucent colour, without blur")
    return result
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

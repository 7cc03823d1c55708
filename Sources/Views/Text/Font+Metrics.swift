import Geometry
import Typography
import ViewCore

/// A font's measures in an environment, in points.
package struct FontMeasure: Hashable, Sendable {
  package var size: CGFloat
  /// 100 to 900.
  package var weight: CGFloat
  package var metrics: FontMetrics
  /// Line distance of the text style less the font's own line; 0 without a style.
  package var leading: CGFloat
}

extension Font {
  package func measure(in environment: EnvironmentValues) -> FontMeasure {
    let font = resolved(in: environment)
    return FontMeasure(
      size: font.descriptor.size, weight: font.descriptor.weight,
      metrics: TextLayouter.shared.metrics(
        font.descriptor, platform: environment.systemLook.isMac ? .macOS : .iOS),
      leading: font.leading)
  }
}

extension Font.TextStyle {
  /// How much larger lengths of this style are than in the standard text size: the ratio of line
  /// distances.
  package func lengthScale(in environment: EnvironmentValues) -> CGFloat {
    let isMac = environment.systemLook.isMac
    let standard = TextStyleMetrics.entry(self, .large, isMac: isMac).lineDistance
    return TextStyleMetrics.entry(self, environment.dynamicTypeSize, isMac: isMac).lineDistance
      / standard
  }
}

import Geometry

/// The measures of a drum of rows.
///
/// Believed, after UIKit's pickers: 216 high, the drum's radius half of that, rows of 34 along its surface,
/// the chosen one on a plate with corners of 8, 9 from the sides; rows farther away lie flatter and fainter.
enum WheelMetrics {
  static let height: CGFloat = 216
  static let idealWidth: CGFloat = 320
  static let rowHeight: CGFloat = 34
  static let plateInset: CGFloat = 9
  static let plateRadius: CGFloat = 8
  static let fontSize: CGFloat = 21
  /// Rows that can be seen above and below the middle.
  static let reach = 4

  /// How a row lies that is a number of rows away from the middle of the drum.
  static func position(_ distance: CGFloat) -> (y: CGFloat, flattening: CGFloat, opacity: Double) {
    let radius = height / 2
    let angle = distance * rowHeight / radius
    guard abs(angle) < .pi / 2 else { return (distance < 0 ? -radius : radius, 0, 0) }
    let flattening = cos(angle)
    let away = min(1, Double(abs(distance)))
    return (radius * sin(angle), flattening, 1 - away + away * 0.5 * Double(flattening))
  }
}

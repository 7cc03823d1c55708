import Geometry
import ViewCore

/// How high a keyboard is, in points (rule K7).
///
/// Verified: believed. No recording is known; 336 with a safe area of 34 and 44 for the bar are the
/// placeholders of facts.md §4, the other heights follow them: the letters keep their height and the
/// safe area comes below.
///
/// | canvas | height | of which below the letters |
/// |---|---|---|
/// | portrait, safe area below, up to 413 wide | 336 | 75 |
/// | portrait, safe area below, from 414 wide | 346 | 75 |
/// | portrait, no safe area below | 260 | 0 |
/// | landscape, safe area below | 209 | 21 |
/// | landscape, no safe area below | 200 | 0 |
package struct KeyboardMetrics: Hashable, Sendable {
  /// From the bottom edge of the canvas, the safe area included, without a bar of items.
  package var height: CGFloat
  /// The part under the last row of keys.
  package var bottom: CGFloat
  /// Of the strip for suggestions over the first row.
  package var strip: CGFloat

  /// Of the bar with toolbar items over the keyboard (facts.md §4, a placeholder).
  static let barHeight: CGFloat = 44

  /// The keyboard of a canvas; `nil` where one would leave nothing to see: narrower than 320 points
  /// or lower than 480, in landscape the other way round.
  package init?(canvas: CGSize, safeAreaBottom: CGFloat) {
    let isPortrait = canvas.height >= canvas.width
    guard min(canvas.width, canvas.height) >= 320, max(canvas.width, canvas.height) >= 480 else {
      return nil
    }
    let hasSafeArea = safeAreaBottom > 0
    if isPortrait {
      height = hasSafeArea ? canvas.width >= 414 ? 346 : 336 : 260
      bottom = hasSafeArea ? 75 : 0
      strip = 44
    } else {
      height = hasSafeArea ? 209 : 200
      bottom = hasSafeArea ? safeAreaBottom : 0
      strip = 38
    }
  }

  /// A keyboard of a given height; strip and bottom give way before the keys do.
  package init(height: CGFloat, safeAreaBottom: CGFloat) {
    self.height = max(0, height)
    bottom = min(safeAreaBottom, self.height)
    strip = self.height >= 240 ? 44 : 0
  }
}

extension EnvironmentValues {
  private enum KeyboardMetricsKey: EnvironmentKey {
    static let defaultValue: KeyboardMetrics? = nil
  }

  /// The keyboard that fields show while they have the focus; `nil` for none.
  package var keyboardMetrics: KeyboardMetrics? {
    get { self[KeyboardMetricsKey.self] }
    set { self[KeyboardMetricsKey.self] = newValue }
  }
}

import Geometry
import ViewCore
import Views

/// What every story is shown under, whatever component it is of.
package struct SnapshotGlobals: Hashable, Sendable {
  package var appearance = ColorScheme.light
  package var direction = LayoutDirection.leftToRight
  /// A language tag with hyphens. It does not turn the layout round: `direction` does.
  package var locale = standardLocale
  package var textSize = DynamicTypeSize.large
  /// Nil for what the story is shown on by itself.
  package var canvas: CanvasChoice?
  /// Nil for how the story is shown by itself.
  package var orientation: CanvasOrientation?
  /// Pixels a point; nil for the device's, 3 without one.
  package var scale: Double?
  package var system = SystemLook.ios18
  package var contrast = ColorSchemeContrast.standard
  package var reducesMotion = false
  package var keyboard = KeyboardChoice.automatic
  /// What the wall clock shows, in seconds since 2001.
  package var now = standardNow

  package init() {}

  package static let standardLocale = "en-US"

  /// 2024-01-01T00:00:00Z.
  package static let standardNow = 725_760_000.0
}

/// The keyboard that focused fields show.
package enum KeyboardChoice: Hashable, Sendable {
  /// The canvas' own: of a device, or of a size as large as one.
  case automatic
  case hidden
  /// Points from the bottom of the canvas, without a bar of items.
  case height(Double)
}

/// What a story is shown on.
package enum CanvasChoice: Hashable, Sendable {
  /// The device of an id in `Device.all`.
  case device(String)
  /// A size in points, without a safe area.
  case size(width: Double, height: Double)
  /// The view's own size.
  case fit
}

import Drawing
import Geometry
import ViewCore

extension ScrollNode {
  /// Paints what shows in the viewport. Indicators show only while a finger scrolls: never at rest.
  @MainActor func paintContent(_ painter: inout Painter) {
    if configuration.isClipDisabled { return paintChildren(&painter) }
    let bounds = painter.aligned(visibleBounds, toPixel: environment.pixelLength)
    painter.clipping(to: Path(bounds), dropsHidden: true) { paintChildren(&$0) }
  }
}

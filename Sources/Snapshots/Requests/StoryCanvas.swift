import Geometry
import GalleryStories
import Previews
import ViewCore
import struct Views.KeyboardMetrics

/// Where a story is laid out: what the globals say, over what the story says by itself.
package struct StoryCanvas: Sendable {
  package var canvas: Canvas
  /// Pixels a point.
  package var scale: Double
  /// Nil for a size or the view's own.
  package var device: Device?
  package var orientation: CanvasOrientation
  /// What fields show while they have the focus; nil for none.
  package var keyboard: KeyboardMetrics?

  /// The scale where there is no device.
  private static let standardScale = 3.0

  package init(_ globals: SnapshotGlobals, of story: CatalogueStory) {
    orientation = globals.orientation ?? Self.standardOrientation(of: story)
    switch globals.canvas ?? Self.standardChoice(of: story) {
    case .device(let id):
      let device = Device.named(id) ?? .standard
      let size = device.size(orientation)
      canvas = Canvas(
        width: size.width, height: size.height, safeArea: device.safeArea(orientation))
      self.device = device
    case .size(let width, let height): canvas = Canvas(width: width, height: height)
    case .fit: canvas = Canvas(width: nil, height: nil)
    }
    scale = globals.scale ?? device?.scale ?? Self.standardScale
    keyboard = Self.metrics(globals.keyboard, of: canvas)
  }

  /// A canvas of the content's own size has none: there is no edge for it to stand at.
  private static func metrics(_ choice: KeyboardChoice, of canvas: Canvas) -> KeyboardMetrics? {
    guard let width = canvas.width, let height = canvas.height else { return nil }
    let bottom = canvas.safeArea.bottom
    switch choice {
    case .automatic:
      return KeyboardMetrics(
        canvas: CGSize(width: width, height: height), safeAreaBottom: bottom)
    case .hidden: return nil
    case .height(let points):
      return KeyboardMetrics(height: min(points, height), safeAreaBottom: bottom)
    }
  }

  /// What the story is shown on without a global.
  static func standardChoice(of story: CatalogueStory) -> CanvasChoice {
    switch story.canvas {
    case .device(let id): .device(id.flatMap(Device.named)?.id ?? Device.standard.id)
    case .fit: .fit
    case .size(let width, let height):
      .size(width: width, height: height)
    }
  }

  /// How the story is held without a global.
  static func standardOrientation(of story: CatalogueStory) -> CanvasOrientation {
    story.preview.traits.orientation?.isLandscape == true ? .landscape : .portrait
  }
}

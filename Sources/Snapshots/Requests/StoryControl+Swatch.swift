import GalleryStories
import Geometry
import Views

extension StoryControl {
  /// The colour that a value of this control stands for, as `#RRGGBB`; nil if it is no colour.
  package func swatch(_ text: String, under globals: SnapshotGlobals) -> String? {
    guard let color = (try? parse(text)) as? Color else { return nil }
    return String(color.displayColor(in: globals.environment(scale: 1)).hexText.prefix(7))
  }
}

import Drawing
import Geometry

extension Paint {
  /// Whether nothing of it shows, in whatever blend mode: views that only measure are painted with
  /// `Color.clear`, and leave nothing in the picture.
  var isInvisible: Bool {
    if case .color(let color) = self { return color.alpha <= 0 }
    return false
  }
}

import Geometry
import Views

/// The size of an image that is known by name only.
enum NaturalImageSize {
  /// UIKit's images are used on the main thread; off it the size is not known.
  static func size(of image: UIImage) -> CGSize {
    guard Thread.isMainThread else { return .zero }
    return MainActor.assumeIsolated {
      ViewMeasure.size(of: image.picture, environment: UITraitCollection.current.environment)
    }
  }
}

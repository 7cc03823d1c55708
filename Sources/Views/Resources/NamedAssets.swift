import Geometry
import ViewCore

/// What a bundle has under a name, for callers that want to know before they draw.
package enum NamedAssets {
  package static func hasColor(_ name: String, bundle: Bundle?) -> Bool {
    AssetCatalog.color(name, bundle: bundle) != nil
  }

  /// The size of the image in points; nil where the bundle has none of that name.
  package static func imageSize(_ name: String, bundle: Bundle?) -> CGSize? {
    guard case .found(let picture) = PictureStore.picture(name, bundle: bundle, in: .init()) else {
      return nil
    }
    return picture.size
  }
}

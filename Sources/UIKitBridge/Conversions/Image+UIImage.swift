import Geometry
import UIKit
import Views

extension Image {
  /// The UIKit image with its rendering mode and cap insets.
  public init(uiImage: UIImage) { self = uiImage.image }
}

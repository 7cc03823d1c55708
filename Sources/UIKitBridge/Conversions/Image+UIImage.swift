import CoreGraphics
import Geometry
import UIKit
import Views

extension Image {
  /// The UIKit image with its rendering mode and cap insets.
  public init(uiImage: UIImage) { self = uiImage.image }

  public init(nsImage: NSImage) { self = nsImage.image }

  /// Coverage: partial (drawn upright in every orientation).
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self = UIImage(cgImage: cgImage, scale: scale, orientation: .up).image.labelled(label)
  }

  /// Coverage: partial (drawn upright in every orientation).
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self = UIImage(cgImage: cgImage, scale: scale, orientation: .up).image.labelled(nil)
  }
}

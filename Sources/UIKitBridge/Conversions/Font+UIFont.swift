import Geometry
import UIKit
import Views

extension Font {
  /// The UIKit font at its size; it does not scale with the text size.
  public init(_ font: UIFont) { self = font.specification.font }
}

extension Font.Weight {
  public init(_ weight: UIFont.Weight) { self = weight.fontWeight }
}

import Geometry
import UIKit
import Views

extension Color {
  /// The UIKit colour; one that follows traits follows the environment.
  public init(uiColor: UIColor) { self = uiColor.color }

  public init(nsColor: NSColor) { self = nsColor.color }

  public init(_ color: UIColor) { self = color.color }

  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// Colours that both kinds have a name for are UIKit's.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The components of a colour that is the same everywhere; `nil` for one that adapts.
  public var cgColor: CGColor? {
    guard case .resolved = storage else { return nil }
    return UIColor(color: self).cgColor
  }
}

extension UIColor {
  /// The SwiftUI colour; one that follows the environment follows traits.
  public convenience init(_ color: Color) { self.init(color: color) }
}

import FoundationAdditions
import Geometry
import ViewCore
import Views

/// The screen of the device that is drawn.
///
/// Coverage: partial (bounds and scale). Verified: documented.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  override init() {}

  /// What a picture without a device of its own counts as: an iPhone 15, in points.
  private static let standardSize = CGSize(width: 393, height: 852)

  /// The canvas that is drawn on, in points.
  open var bounds: CGRect {
    let canvas = ViewGraph.current?.canvas
    return CGRect(
      x: 0, y: 0, width: canvas?.width ?? Self.standardSize.width,
      height: canvas?.height ?? Self.standardSize.height)
  }

  /// Pixels a point.
  open var scale: CGFloat {
    ViewGraph.current?.root?.environment.displayScale ?? 3
  }

  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { .current }

  /// Of an iPhone 15. Source: the radius that developers have read from that device.
  fileprivate static let cornerRadius: CGFloat = 55
}

extension UIScreen: _ValuesByName {
  /// The one undocumented value that component code reads: the radius of the screen's corners, in points.
  nonisolated public func _value(named name: String) -> Any? {
    guard name == "_displayCornerRadius" || name == "displayCornerRadius" else { return nil }
    return MainActor.assumeIsolated { () -> CGFloat in
      let insets = ViewGraph.current?.canvas.safeArea ?? EdgeInsets()
      return insets.bottom > 0 ? Self.cornerRadius : 0
    }
  }
}

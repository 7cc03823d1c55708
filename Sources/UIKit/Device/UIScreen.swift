import Geometry
import ViewCore
import Views

/// The screen of the device that is drawn.
///
/// Coverage: partial (bounds and scale). Verified: documented.
@MainActor @preconcurrency
open class UIScreen {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  init() {}

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

  /// Key-value coding of the one undocumented value that component code reads: the radius of the screen's
  /// corners, in points; nil for any other key.
  open func value(forKey key: String) -> Any? {
    guard key == "_displayCornerRadius" || key == "displayCornerRadius" else { return nil }
    let insets = ViewGraph.current?.canvas.safeArea ?? EdgeInsets()
    return insets.bottom > 0 ? Self.cornerRadius : CGFloat(0)
  }

  /// Of an iPhone 15. Source: the radius that developers have read from that device.
  private static let cornerRadius: CGFloat = 55
}

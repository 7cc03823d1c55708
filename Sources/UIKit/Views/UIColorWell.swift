import Geometry
import LayoutCore
import ViewCore
import Views

/// A round swatch that opens the palette of colours.
///
/// Coverage: partial (its look; no palette opens). Verified: documented.
open class UIColorWell: UIControl {
  open var selectedColor: UIColor? {
    didSet {
      noteChange()
      sendActions(for: .valueChanged)
    }
  }
  open var title: String?
  open var supportsAlpha = true

  /// Source: believed, as SwiftUI's colour picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var _picture: AnyView? {
    AnyView(ColorPicker("", selection: .constant((selectedColor ?? .clear).color)).labelsHidden())
  }
}

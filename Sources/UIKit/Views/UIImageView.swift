import Geometry
import LayoutCore
import ViewCore
import Views

/// An image on a view.
///
/// Coverage: partial (scaling modes; no animation). Verified: documented.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { noteChange() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { noteChange() } }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var _picture: AnyView? {
    guard let image else { return nil }
    let configured =
      preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
    let isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage
    let tint = image.look.tint ?? (isTemplate ? tintColor : nil)
    return AnyView(
      placed(configured)
        .foregroundStyle((tint ?? .label).color)
        .frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  private func placed(_ image: UIImage) -> AnyView {
    switch contentMode {
    case .scaleToFill, .redraw: AnyView(image.image.resizable())
    case .scaleAspectFit: AnyView(image.image.resizable().scaledToFit())
    case .scaleAspectFill: AnyView(image.image.resizable().scaledToFill())
    default: AnyView(image.picture)
    }
  }
}

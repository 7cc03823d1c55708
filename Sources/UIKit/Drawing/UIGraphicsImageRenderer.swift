import CoreGraphics
import Geometry

open class UIGraphicsRendererFormat: NSObject {
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  /// Pixels a point; the screen's at first.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  open var opaque = false
  open var preferredRange = Range.automatic
  open var prefersExtendedRange = false
  open var supportsHighDynamicRange: Bool { false }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// One point wide, inside of the rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let entry: UIGraphics.Entry

  init(_ entry: UIGraphics.Entry, _ format: UIGraphicsRendererFormat) {
    self.entry = entry
    super.init(entry.context, format)
  }

  open var currentImage: UIImage { entry.image ?? UIImage() }
}

/// Makes images of what a closure draws. They stay drawings: sharp at every scale, without pixels.
///
/// Coverage: partial (`image`; no PNG or JPEG data). Verified: documented.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// The image is as large as the renderer's bounds.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let entry = UIGraphics.Entry(
      size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    UIGraphics.push(entry)
    defer { UIGraphics.pop() }
    if bounds.origin != .zero {
      entry.context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    actions(UIGraphicsImageRendererContext(entry, format))
    return entry.image ?? UIImage()
  }

  @available(*, unavailable, message: "Vitrine makes no PNG files of drawings: use image(actions:)")
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }

  @available(*, unavailable, message: "Vitrine makes no JPEG files: use image(actions:)")
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

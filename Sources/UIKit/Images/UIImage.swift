import CoreGraphics
import Drawing
import Geometry
import Views

/// An image: a symbol, a file of the bundle, the bytes of a file, or a drawing.
///
/// Coverage: partial (files stay encoded, and drawings drawings: there are no pixels to read, and no
/// PNG or JPEG of a drawing). Verified: documented.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String, bundle: Bundle?)
    case data([UInt8])
    /// In points.
    case drawing(DrawnPicture)
    case empty
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  package struct Look: Hashable, Sendable {
    package var renderingMode = RenderingMode.automatic
    package var capInsets: UIEdgeInsets?
    package var resizingMode = ResizingMode.tile
    package var tint: UIColor?
    package var configuration: SymbolConfiguration?
  }

  package let source: Source
  package let look: Look
  /// Pixels a point.
  public let scale: CGFloat

  package init(_ source: Source, look: Look = Look(), scale: CGFloat = 1) {
    self.source = source
    self.look = look
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  public convenience override init() { self.init(.empty) }

  /// The image of an image literal, of the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(.named(name, bundle: nil))
  }

  /// A symbol; one that is not known is drawn as a dashed box, with a warning.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(
      .symbol(name), look: Look(configuration: configuration as? SymbolConfiguration))
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(.symbol(name)) }

  /// Bytes of a PNG or JPEG file; `nil` for any other.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard PictureFile(bytes) != nil else { return nil }
    self.init(.data(bytes), scale: scale)
  }

  /// A file; one that is called `name@2x.png` has two pixels a point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    switch cgImage.content {
    case .file(let bytes): self.init(.data(bytes), scale: scale)
    case .drawing(let drawing):
      self.init(.drawing(drawing.scaled(by: 1 / (scale > 0 ? scale : 1))), scale: scale)
    }
  }

  /// In points. A symbol's is that of the body font.
  open var size: CGSize {
    switch source {
    case .empty: .zero
    case .data(let bytes):
      PictureFile(bytes).map {
        CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)
      } ?? .zero
    case .drawing(let drawing): drawing.size
    case .symbol(let name): NaturalImageSize.size(ofSymbol: name, look.configuration)
    case .named(let name, let bundle): NamedAssets.imageSize(name, bundle: bundle) ?? .zero
    }
  }

  open var renderingMode: RenderingMode { look.renderingMode }
  open var capInsets: UIEdgeInsets { look.capInsets ?? .zero }
  open var resizingMode: ResizingMode { look.resizingMode }
  open var imageOrientation: Orientation { .up }
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  open var cgImage: CGImage? {
    switch source {
    case .data(let bytes):
      PictureFile(bytes).map { CGImage(data: bytes, width: $0.width, height: $0.height) }
    case .drawing(let drawing): CGImage(drawing.scaled(by: scale))
    case .symbol, .named, .empty: nil
    }
  }

  /// The file as it is; `nil` for what is no PNG, drawings included.
  open func pngData() -> Data? { data(of: .png) }

  /// The file as it is; `nil` for what is no JPEG.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data(of: .jpeg) }

  private func data(of format: ImageItem.Format) -> Data? {
    guard case .data(let bytes) = source, PictureFile(bytes)?.format == format else { return nil }
    return Data(bytes)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.source == source && other.look == look && other.scale == scale
  }
  open override var hash: Int { source.hashValue }
}

// MARK: Variants

extension UIImage {
  private func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(source, look: look, scale: scale)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    changed { $0.capInsets = capInsets }
  }

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = configuration as? SymbolConfiguration }
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    changed { $0.configuration = configuration }
  }
}

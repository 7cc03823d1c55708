import Drawing
import Geometry
import ViewCore

/// A view that displays an image.
///
/// Coverage: symbols, PNG, JPEG and SVG of asset catalogues and resource folders, given bytes, drawn
/// images; no PDF, HEIC or symbol sets. Verified: documented.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String, bundle: Bundle?)
    case picture(Picture)
    case drawn(DrawnImage)
    /// Bytes that nothing could be made of.
    case unreadable
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    public static let standard = DynamicRange(level: 0)
    public static let constrainedHigh = DynamicRange(level: 1)
    public static let high = DynamicRange(level: 2)
  }

  let source: Source
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation: Interpolation?
  var symbolRenderingMode: SymbolRenderingMode?
  /// What assistive technologies say; nil is the name.
  var label: Text?
  var isDecorative = false

  struct Resizing: Equatable, Sendable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source) { self.source = source }

  /// An image of encoded pixels or an SVG, for other targets.
  ///
  /// - Parameter scale: pixels per point.
  package init(encoded data: [UInt8], scale: CGFloat) {
    self.init(Picture(data, scale: scale).map { .picture($0) } ?? .unreadable)
  }

  /// An image that is a drawing in points, for other targets.
  package init(_ drawing: DrawnPicture) {
    self.init(.picture(Picture(.outlines(drawing), size: drawing.size)))
  }

  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// The variable value changes nothing here: symbols are drawn whole.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle)) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle))
    self.label = label
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle))
    isDecorative = true
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// An image that a closure draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawn(DrawnImage(size: size, renderer: renderer)))
    self.label = label
  }

  /// The image with what assistive technologies say of it; without a label it is decoration.
  package func labelled(_ label: Text?) -> Image {
    with {
      $0.label = label
      $0.isDecorative = label == nil
    }
  }

  func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { with { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) } }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }

  /// Edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Pictures are drawn in the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// A size and what draws an image of it; equal to itself only.
struct DrawnImage: Equatable, @unchecked Sendable {
  private final class Identity {}
  let size: CGSize
  let renderer: (inout GraphicsContext) -> Void
  private let identity = Identity()

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs.identity === rhs.identity }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

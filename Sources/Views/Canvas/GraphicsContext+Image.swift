import Drawing
import Geometry
import ViewCore

extension GraphicsContext {
  /// An image in the context's environment, ready to be measured and drawn.
  public struct ResolvedImage {
    let image: Views.ResolvedImage
    /// What templates and symbols are drawn with; nil is the foreground.
    public var shading: Shading?

    public var size: CGSize { image.size }
    /// From the top edge.
    public var baseline: CGFloat { image.ascent }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let resolved = image.resolved(
      in: environment, font: environment.textStyle.font(in: environment))
    if let problem = resolved.problem { target.warn(problem) }
    return ResolvedImage(image: resolved)
  }

  /// Draws an image over a whole rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var drawn = image.image
    drawn.resizing = drawn.resizing ?? Image.Resizing(insets: EdgeInsets(), mode: .stretch)
    let environment = environment
    let foreground = (image.shading ?? .foreground).paint(in: rect, environment: environment)
    let whole = drawn
    draw { whole.draw(in: rect, foreground: foreground, environment: environment, &$0) }
  }

  /// Draws an image at its own size with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.rect(image.size, at: point, anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  // MARK: Symbols

  /// A view of the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    /// Renderers run while their canvas is painted, on the main actor.
    let paint: (inout Painter) -> Void
    public let size: CGSize
  }

  /// The symbol with a tag or id; nil where the canvas has none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols?.resolved(AnyHashable(id))
  }

  /// Draws a view over a whole rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    draw { painter in
      painter.transform = CGAffineTransform(
        a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
        tx: rect.minX, ty: rect.minY
      ).concatenating(painter.transform)
      symbol.paint(&painter)
    }
  }

  /// Draws a view at its own size with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.rect(symbol.size, at: point, anchor))
  }
}

import Drawing
import Geometry
import ViewCore

/// A style that repeats an image.
///
/// Coverage: full. Verified: documented.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  public var image: Image
  /// The part of the image that repeats, in fractions of it.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    paint(in: bounds, from: bounds.origin, environment: environment)
  }

  /// - Parameter origin: a corner of one tile.
  func paint(
    in bounds: CGRect, from origin: CGPoint, environment: EnvironmentValues
  ) -> _StylePaint {
    let resolved = image.resolved(
      in: environment, font: environment.textStyle.font(in: environment))
    var result = _StylePaint(.color(.clear))
    result.problem = resolved.problem
    let tile = CGSize(
      width: resolved.size.width * sourceRect.width * scale,
      height: resolved.size.height * sourceRect.height * scale)
    let columns = bounds.width / tile.width
    let rows = bounds.height / tile.height
    guard columns.isFinite, rows.isFinite, columns * rows <= Self.maximumTiles else {
      return result
    }
    let foreground = ForegroundStyle()._paint(in: bounds, environment: environment)
    result.pattern = StylePattern { painter in
      let whole = CGSize(width: resolved.size.width * scale, height: resolved.size.height * scale)
      let first = CGPoint(
        x: origin.x + ((bounds.minX - origin.x) / tile.width).rounded(.down) * tile.width,
        y: origin.y + ((bounds.minY - origin.y) / tile.height).rounded(.down) * tile.height)
      for y in stride(from: first.y, to: bounds.maxY, by: tile.height) {
        for x in stride(from: first.x, to: bounds.maxX, by: tile.width) {
          painter.clipping(to: Path(CGRect(origin: CGPoint(x: x, y: y), size: tile))) { painter in
            var image = resolved
            image.resizing = Image.Resizing(insets: EdgeInsets(), mode: .stretch)
            let frame = CGRect(
              x: x - sourceRect.minX * whole.width, y: y - sourceRect.minY * whole.height,
              width: whole.width, height: whole.height)
            image.draw(in: frame, foreground: foreground, environment: environment, &painter)
          }
        }
      }
    }
    return result
  }

  /// More tiles than this cannot be told apart.
  private static let maximumTiles: CGFloat = 4_096
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

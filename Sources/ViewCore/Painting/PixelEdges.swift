import Geometry

// Rule P13. Layout gives frames with fractions of pixels and reports them so; what is painted in a
// frame is painted with each edge on the nearest pixel of the device, one halfway between two on the
// next. Edges move one by one, so neighbours that share one stay neighbours, and a line as thick as a
// pixel covers just one. Only where the way to the canvas is a shift: turned and scaled content has no
// pixels of its own. Nothing is moved while it or what carries it is on its way: it would tremble.

extension Painter {
  /// A rectangle of the current space with its edges on pixels.
  ///
  /// - Parameter pixel: the length of one, in points.
  package func aligned(_ rect: CGRect, toPixel pixel: CGFloat) -> CGRect {
    guard !isMoving, pixel > 0, pixel.isFinite, transform.a == 1, transform.b == 0,
      transform.c == 0, transform.d == 1, transform.tx.isFinite, transform.ty.isFinite
    else { return rect }
    let left = Self.aligned(rect.minX, from: transform.tx, pixel)
    let right = Self.aligned(rect.maxX, from: transform.tx, pixel)
    let top = Self.aligned(rect.minY, from: transform.ty, pixel)
    let bottom = Self.aligned(rect.maxY, from: transform.ty, pixel)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Paints content that may be on its way to another place.
  package mutating func moving(_ isOnItsWay: Bool, _ content: (inout Painter) -> Void) {
    let outer = isMoving
    isMoving = isMoving || isOnItsWay
    content(&self)
    isMoving = outer
  }

  /// Pixels by which a sum of floats may miss a half without counting.
  private static let tolerance: CGFloat = 1e-4

  /// A coordinate that is already there stays as it is, to the bit.
  private static func aligned(
    _ coordinate: CGFloat, from origin: CGFloat, _ pixel: CGFloat
  ) -> CGFloat {
    guard coordinate.isFinite else { return coordinate }
    let pixels = (coordinate + origin) / pixel
    let nearest = (pixels + 0.5 + tolerance).rounded(.down)
    return abs(nearest - pixels) < tolerance ? coordinate : nearest * pixel - origin
  }
}

extension ViewNode {
  /// The bounds to paint in.
  package final func paintedBounds(_ painter: Painter) -> CGRect {
    painter.aligned(presentedBounds, toPixel: environment.pixelLength)
  }
}

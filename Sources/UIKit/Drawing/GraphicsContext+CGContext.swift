import CoreGraphics
import Drawing
import Geometry
import ViewCore
import Views

extension GraphicsContext {
  /// Draws by a context of Core Graphics, whose y grows downwards as here, under this context's state.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let inner = CGContext(size: bounds.size, scale: environment.displayScale)
    try content(inner)
    draw { $0.draw(items: inner.items) }
  }
}

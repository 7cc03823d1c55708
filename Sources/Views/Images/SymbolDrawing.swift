import Drawing
import Geometry
import Typography
import ViewCore

/// A symbol to be drawn: which, how large, in which colours.
struct SymbolDrawing {
  var symbol: Symbol
  /// Points per em.
  var emSize: CGFloat
  var mode: SymbolRenderingMode?
  var isMirrored: Bool

  /// Draws the symbol in the middle of a rectangle, or stretched over it.
  func draw(
    in bounds: CGRect, fills: Bool, foreground: _StylePaint, environment: EnvironmentValues,
    _ painter: inout Painter
  ) {
    let drawn =
      fills
      ? bounds.size : CGSize(width: symbol.advance * emSize, height: Symbol.height * emSize)
    let scale = CGSize(width: drawn.width / symbol.aspect, height: drawn.height)
    let left = bounds.minX + (bounds.width - drawn.width) / 2
    let right = bounds.minX + (bounds.width + drawn.width) / 2
    let transform = CGAffineTransform(
      a: isMirrored ? -scale.width : scale.width, b: 0, c: 0, d: scale.height,
      tx: isMirrored ? right : left, ty: bounds.minY + (bounds.height - drawn.height) / 2)
    let layers = layers(in: environment)
    guard layers.count > 1 else {
      return painter.draw(symbol.unitPath.applying(transform), style: foreground)
    }
    for layer in layers {
      let style = layer.style?._paint(in: bounds, environment: environment)
      painter.draw(layer.path.applying(transform), style: style ?? foreground)
    }
  }

  private struct Layer {
    var path: Path
    /// nil is the foreground.
    var style: (any ShapeStyle)?
  }

  /// The enclosure under the symbol in it, each in its colour; empty where one colour does.
  private func layers(in environment: EnvironmentValues) -> [Layer] {
    let styles = environment.foregroundStyles.count
    switch mode?.kind ?? (styles > 1 ? .palette : .monochrome) {
    case .monochrome, .multicolor: return []
    case .hierarchical:
      guard let layers = symbol.layers else { return [] }
      return [
        Layer(
          path: layers.enclosure, style: HierarchicalShapeStyle.primary.opacity(Self.lowerLevel)),
        Layer(path: layers.inner, style: nil),
      ]
    case .palette:
      guard let layers = symbol.layers else { return [] }
      return [
        Layer(path: layers.enclosure, style: HierarchicalShapeStyle.secondary),
        Layer(path: layers.inner, style: nil),
      ]
    }
  }

  /// The opacity of a symbol's second level; believed.
  private static let lowerLevel = 0.28
}

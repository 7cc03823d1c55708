import CoreGraphics
import Drawing
import Geometry
import LayoutCore
import ViewCore
import Views

/// What a view shows in a tree of its own, at rest.
package struct RenderedView {
  /// In points; as large as the view.
  package let picture: DrawnPicture

  /// In points.
  package var size: CGSize { picture.size }

  /// Pixels a side beyond which there is no image.
  private static let maximumSide: CGFloat = 16_384

  /// Builds and lays out a view; several views stand in a column.
  ///
  /// - Parameter proposal: the size offered to the view; what it takes is the picture's size.
  @MainActor package init<V: View>(
    _ view: V, in proposal: ProposedViewSize = .unspecified, environment: EnvironmentValues
  ) {
    let outer = ViewGraph.current
    defer { ViewGraph.current = outer }
    let graph = ViewGraph(canvas: Canvas(width: nil, height: nil))
    graph.update(
      OfferedSize(proposal: proposal) { VStack { view } }, environment: environment)
    graph.settle()
    // What the picture lacks is said where it is made.
    for diagnostic in graph.diagnostics { outer?.warn(diagnostic) }
    var painter = Painter()
    graph.root?.paint(&painter)
    picture = DrawnPicture(size: graph.root?.placedSize ?? .zero, items: painter.items)
  }

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - isOpaque: whether black is behind what the view leaves clear.
  /// - Returns: `nil` where the view has no extent, or one beyond the limit.
  package func image(scale: CGFloat, isOpaque: Bool) -> UIImage? {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let pixels = CGSize(
      width: (picture.size.width * scale - 0.001).rounded(.up),
      height: (picture.size.height * scale - 0.001).rounded(.up))
    guard pixels.width >= 1, pixels.height >= 1, pixels.width <= Self.maximumSide,
      pixels.height <= Self.maximumSide
    else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    let ground = ShapeItem(
      path: Path(CGRect(origin: .zero, size: size)), paint: .color(.black))
    let whole = DrawnPicture(
      size: size, items: (isOpaque ? [.shape(ground)] : []) + picture.items)
    return UIImage(.drawing(whole), scale: scale)
  }

  /// Draws the view at its size into a context whose y grows upwards.
  package func draw(in context: CGContext) {
    context.saveGState()
    context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: picture.size.height))
    context.draw(picture.items)
    context.restoreGState()
  }
}

/// Offers its one view a size and is as large as what the view takes.
private struct OfferedSize: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(self.proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.first?.place(at: bounds.origin, proposal: self.proposal) }
}

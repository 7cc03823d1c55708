import Drawing
import Geometry
import LayoutCore
import ViewCore

/// The leaf that fills a shape, or strokes it where the shape is the stroke of another.
final class StyledShapeNode: ViewNode {
  private var shape: any Shape
  private var style: any ShapeStyle
  private var fillStyle: FillStyle

  init(_ shape: any Shape, _ style: any ShapeStyle, _ fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    super.init()
  }

  @MainActor static func make(
    _ shape: any Shape, style: any ShapeStyle, fillStyle: FillStyle = FillStyle(),
    replacing old: ViewNode?, inputs: ViewInputs
  ) -> ViewNode {
    let node = (old as? StyledShapeNode) ?? StyledShapeNode(shape, style, fillStyle)
    let isStale = node.graph != nil && !(node.shape._fillsProposal && shape._fillsProposal)
    node.shape = shape
    node.style = style
    node.fillStyle = fillStyle
    node.adopt(inputs)
    if isStale { node.invalidateLayout() }
    return node
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape._fillsProposal
      ? proposal.replacingUnspecifiedDimensions() : shape.sizeThatFits(proposal)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    shape._fillsProposal ? .greedy : nil
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { !shape._fillsProposal }

  override func paint(_ painter: inout _Painter) {
    let bounds = CGRect(origin: .zero, size: placedSize)
    let resolved = style._paint(in: bounds, environment: environment)
    graph?.warn(resolved.problem)
    let place = ShapePlace(node: self, direction: environment.layoutDirection)
    if let stroked = shape as? any StrokedShape {
      painter.draw(
        stroked.strokedPath(in: bounds, at: place), stroke: stroked.strokeStyle, style: resolved)
    } else {
      painter.draw(
        shape.path(in: bounds, at: place), isEvenOdd: fillStyle.isEOFilled, style: resolved)
    }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = shape is Rectangle && style is Color ? "Color" : "\(type(of: shape))"
    let bounds = CGRect(origin: .zero, size: placedSize)
    if let color = style._paint(in: bounds, environment: environment).color {
      description.modifiers["fill"] = color.hexText
    }
  }
}

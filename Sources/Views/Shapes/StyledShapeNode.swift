import Drawing
import Geometry
import LayoutCore
import ViewCore

/// The leaf that fills a shape, or strokes it where the shape is the stroke of another.
final class StyledShapeNode: ViewNode {
  private var shape: any Shape
  private var style: any ShapeStyle
  private var fillStyle: FillStyle
  private var shownPaint = AnimatedComponents<_StylePaint>()
  private var shownShape: (any AnyAnimatedData)?

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
    // Shapes of one's own cannot be compared: their sizes can. A shape that is as large as before must
    // not call for layout, or readers of preferences that build it anew each time never settle.
    let mayDiffer = node.graph != nil && !(node.shape._fillsProposal && shape._fillsProposal)
    let fillsAsBefore = node.shape._fillsProposal == shape._fillsProposal
    let before = node.graph == nil ? nil : (shape: node.shape, paint: node.paintToMove)
    node.shape = shape
    node.style = style
    node.fillStyle = fillStyle
    node.adopt(inputs)
    if let before { node.move(from: before.shape, before.paint) }
    if mayDiffer, !(fillsAsBefore && node.measuresAsBefore) { node.invalidateLayout() }
    return node
  }

  /// The paint as it is to be drawn at rest, if changes of it are to be shown.
  private var paintToMove: _StylePaint? {
    shownPaint.follows(self) ? resolvedPaint(in: placedSize) : nil
  }

  private func resolvedPaint(in size: CGSize) -> _StylePaint {
    style._paint(in: CGRect(origin: .zero, size: size), environment: environment)
  }

  @MainActor private func move(from old: any Shape, _ paint: _StylePaint?) {
    if let paint { shownPaint.update(from: paint, to: resolvedPaint(in: placedSize), at: self) }
    if shownShape == nil, graph?.motion.mayAnimate == true, type(of: old) == type(of: shape) {
      shownShape = makeAnimatedData(old)
    }
    shownShape?.retarget(to: shape, at: self)
  }

  @MainActor private var presentedShape: any Shape {
    shownShape?.presented(shape, at: moment) as? any Shape ?? shape
  }

  override var motionRole: _MotionRole { .leaf }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape._fillsProposal
      ? proposal.replacingUnspecifiedDimensions() : shape.sizeThatFits(proposal)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    shape._fillsProposal ? .greedy : nil
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { !shape._fillsProposal }

  override func paint(_ painter: inout _Painter) {
    let bounds = paintedBounds(painter)
    let shape = presentedShape
    let resolved = shownPaint.presented(resolvedPaint(in: presentedSize), at: moment)
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

  /// Whether a touch falls on what is drawn; on a stroke, on its line.
  @MainActor func takesTouchInPath(at point: CGPoint) -> Bool {
    let bounds = CGRect(origin: .zero, size: placedSize)
    let color = style._paint(in: bounds, environment: environment).color
    if let color, color.alpha <= 0 { return false }
    let place = ShapePlace(node: self, direction: environment.layoutDirection)
    if let stroked = shape as? any StrokedShape {
      return stroked.strokedPath(in: bounds, at: place).strokedPath(stroked.strokeStyle)
        .contains(point)
    }
    return shape.path(in: bounds, at: place).contains(point, eoFill: fillStyle.isEOFilled)
  }
}

import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A leaf that paints itself: the drawn part of a control.
///
/// - Proposal: counts along an axis without a length of its own; 10 points without one.
/// - Size: the given lengths, in points.
struct ControlDrawing {
  var width: CGFloat?
  var height: CGFloat?
  /// Paints inside bounds of the leaf's size; right to left is mirrored by the leaf.
  let draw: (inout Painter, CGRect, EnvironmentValues) -> Void
}

extension ControlDrawing: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? ControlDrawingNode) ?? ControlDrawingNode(view)
    node.update(view, inputs)
    return node
  }
}

final class ControlDrawingNode: ViewNode {
  private var view: ControlDrawing

  init(_ view: ControlDrawing) {
    self.view = view
    super.init()
  }

  @MainActor func update(_ view: ControlDrawing, _ inputs: ViewInputs) {
    let isStale = graph != nil && (view.width != self.view.width || view.height != self.view.height)
    self.view = view
    adopt(inputs)
    if isStale { invalidateLayout() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let free = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: view.width ?? free.width, height: view.height ?? free.height)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    (axis == .horizontal ? view.width : view.height).map { LengthRange(rigid: $0) } ?? .greedy
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }

  override var motionRole: _MotionRole { .leaf }

  override func paint(_ painter: inout _Painter) {
    let outer = painter.transform
    let bounds = paintedBounds(painter)
    if environment.layoutDirection == .rightToLeft {
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
      painter.transform = mirror.concatenating(outer)
    }
    view.draw(&painter, bounds, environment)
    painter.transform = outer
  }

  override func describe(_ description: inout _ViewDescription) { description.type = "Drawing" }
}

extension Painter {
  /// Fills a shape with a colour of the environment.
  mutating func fill<S: Shape>(
    _ shape: S, in rect: CGRect, _ color: Color, _ environment: EnvironmentValues
  ) {
    draw(shape.path(in: rect), paint: .color(color.displayColor(in: environment)))
  }

  mutating func fill<S: Shape>(
    _ shape: S, in rect: CGRect, _ style: AnyShapeStyle, _ environment: EnvironmentValues
  ) {
    draw(shape.path(in: rect), style: style._paint(in: rect, environment: environment))
  }

  /// Fills a shape with white over a soft shadow: the part of a control that is dragged.
  mutating func fillKnob<S: Shape>(
    _ shape: S, in rect: CGRect, _ environment: EnvironmentValues, color: Color = .white
  ) {
    let shadow = DisplayFilter.shadow(
      color: Color.black.opacity(0.15).displayColor(in: environment), radius: 3,
      offset: CGSize(width: 0, height: 2))
    withFilter(shadow) { $0.fill(shape, in: rect, color, environment) }
  }
}

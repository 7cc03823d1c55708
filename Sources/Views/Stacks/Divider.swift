import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A line that separates other content.
public struct Divider: Sendable {
  nonisolated public init() {}
}

extension Divider: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? DividerNode) ?? DividerNode()
    node.update(inputs)
    return node
  }
}

/// Rule L9: a pixel thick on iOS, a point on macOS and at accessibility text sizes; takes everything
/// along its line.
final class DividerNode: ViewNode {
  @MainActor func update(_ inputs: ViewInputs) {
    let isFirst = graph == nil
    let before = (lineAxis, thickness)
    adopt(inputs)
    if !isFirst, before != (lineAxis, thickness) { invalidateLayout() }
  }

  /// Across the stack around it; horizontal outside of one.
  private var lineAxis: Axis {
    environment.stackOrientation == .horizontal ? .vertical : .horizontal
  }

  private var thickness: CGFloat {
    environment.systemLook.isMac || environment.dynamicTypeSize.isAccessibilitySize
      ? 1 : environment.pixelLength
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(proposal[lineAxis] ?? 10, along: lineAxis, across: thickness)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    axis == lineAxis ? .greedy : LengthRange(rigid: thickness)
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }

  override var motionRole: _MotionRole { .leaf }

  override func paint(_ painter: inout _Painter) {
    let color = Color(.system(.separator)).displayColor(in: environment)
    painter.draw(Path(paintedBounds(painter)), paint: .color(color))
  }

  override func describe(_ description: inout _ViewDescription) { description.type = "Divider" }
}

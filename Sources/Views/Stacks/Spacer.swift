import Geometry
import LayoutCore
import ViewCore

/// A flexible space that grows along the stack around it, or in both directions outside of one.
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? SpacerNode) ?? SpacerNode()
    node.update(view, inputs)
    return node
  }
}

/// Rule L4: no distance to neighbours, no size across the stack, at least 8 or `minLength` along it,
/// and served after everything else.
final class SpacerNode: ViewNode {
  private static let defaultMinimum: CGFloat = 8
  private var minimum = SpacerNode.defaultMinimum

  @MainActor func update(_ view: Spacer, _ inputs: ViewInputs) {
    let minimum = max(0, view.minLength ?? Self.defaultMinimum)
    let isStale =
      graph != nil
      && (minimum != self.minimum
        || environment.stackOrientation != inputs.environment.stackOrientation)
    self.minimum = minimum
    adopt(inputs)
    if isStale { invalidateLayout() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let axis = environment.stackOrientation else {
      return CGSize(
        width: max(minimum, proposal.width ?? minimum),
        height: max(minimum, proposal.height ?? minimum))
    }
    return CGSize(max(minimum, proposal[axis] ?? minimum), along: axis, across: 0)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    guard let stack = environment.stackOrientation, stack != axis else {
      return LengthRange(minimum: minimum, maximum: .infinity)
    }
    return LengthRange(rigid: 0)
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }
  override func computeSpacing() -> ViewSpacing { .zero }
  override var priority: Double { -.infinity }
  override func paint(_ painter: inout _Painter) {}
  override func describe(_ description: inout _ViewDescription) { description.type = "Spacer" }
}

import Geometry
import ViewCore

/// A space of its own: what lies in it moves as one (rule M7).
struct GeometryGroupModifier {}

extension GeometryGroupModifier: NodeModifier {
  typealias Node = GeometryGroupNode
}

final class GeometryGroupNode: ModifierNode<GeometryGroupModifier> {
  override var motionRole: _MotionRole { .space }
}

extension View {
  /// Moves the view as one when its place is animated; at rest there is nothing to see of it.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

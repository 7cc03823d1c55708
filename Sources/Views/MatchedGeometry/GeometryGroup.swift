import Geometry
import ViewCore

extension View {
  /// Moves the view as one when its place is animated; at rest there is nothing to do.
  nonisolated public func geometryGroup() -> some View { modifier(EmptyModifier.identity) }
}

import Geometry
import LayoutCore
import ViewCore

/// A projective map as a modifier (rule P4).
struct ProjectionModifier {
  let projection: @Sendable (CGSize) -> ProjectionTransform
}

extension ProjectionModifier: NodeModifier {
  typealias Node = ProjectionNode
}

final class ProjectionNode: ModifierNode<ProjectionModifier> {
  override var contentTransform: CGAffineTransform? {
    modifier.projection(placedSize).affineApproximation(in: placedSize)
  }

  override func paint(_ painter: inout _Painter) {
    if !modifier.projection(placedSize).isAffine { warnOfPerspective() }
    paintChildren(&painter)
  }
}

extension View {
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier { _ in transform })
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let rotation = SpatialRotation(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return modifier(ProjectionModifier { rotation.projection(of: $0) })
  }
}

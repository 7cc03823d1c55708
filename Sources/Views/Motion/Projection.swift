import Geometry
import LayoutCore
import ViewCore

/// A map of a view's plane onto the picture (rule P4).
protocol DrawnProjection: Animatable, Sendable {
  func projection(of size: CGSize) -> ProjectionTransform
}

struct ProjectionModifier<P: DrawnProjection>: Animatable {
  var source: P
  var animatableData: P.AnimatableData {
    get { source.animatableData }
    set { source.animatableData = newValue }
  }
}

extension ProjectionModifier: NodeModifier {
  typealias Node = ProjectionNode<P>
}

final class ProjectionNode<P: DrawnProjection>: AnimatableModifierNode<ProjectionModifier<P>> {
  override var contentTransform: CGAffineTransform? {
    modifier.source.projection(of: placedSize).affineApproximation(in: placedSize)
  }
  override var presentedTransform: CGAffineTransform? {
    presented.source.projection(of: presentedSize).affineApproximation(in: presentedSize)
  }
  override var motionRole: _MotionRole { .space }

  override func paint(_ painter: inout _Painter) {
    if !presented.source.projection(of: presentedSize).isAffine { warnOfPerspective() }
    paintChildren(&painter)
  }
}

/// A map given as it is; its coefficients move one by one.
struct FixedProjection: DrawnProjection {
  var map: ProjectionTransform

  func projection(of size: CGSize) -> ProjectionTransform { map }

  var animatableData: ComponentVector {
    get {
      let (m, rest) = (map, [map.m31, map.m32, map.m33])
      return ComponentVector(
        ([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23] + rest).map(Double.init))
    }
    set {
      let values = newValue.components.map { CGFloat($0) }
      guard values.count == 9 else { return }
      (map.m11, map.m12, map.m13) = (values[0], values[1], values[2])
      (map.m21, map.m22, map.m23) = (values[3], values[4], values[5])
      (map.m31, map.m32, map.m33) = (values[6], values[7], values[8])
    }
  }
}

extension View {
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier(source: FixedProjection(map: transform)))
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let rotation = SpatialRotation(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return modifier(ProjectionModifier(source: rotation))
  }
}

import Geometry
import LayoutCore
import ViewCore

/// An effect that changes where a view is drawn; its place in the layout stays (rule P4).
///
/// Coverage: partial (perspective is drawn as the affine map nearest at the view's centre).
/// Verified: recorded (transform/projections).
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? GeometryEffectNode<Self>) ?? GeometryEffectNode(modifier)
    node.update(content, modifier, inputs)
    return node
  }

  /// The effect without influence on the geometry that other views read.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

final class GeometryEffectNode<Effect: GeometryEffect>: AnimatableModifierNode<Effect> {
  override var contentTransform: CGAffineTransform? {
    modifier.effectValue(size: placedSize).affineApproximation(in: placedSize)
  }
  override var presentedTransform: CGAffineTransform? {
    presented.effectValue(size: presentedSize).affineApproximation(in: presentedSize)
  }
  override var motionRole: _MotionRole { .space }

  override func paint(_ painter: inout _Painter) {
    if !presented.effectValue(size: presentedSize).isAffine { warnOfPerspective() }
    paintChildren(&painter)
  }
}

extension ViewNode {
  /// Says that what is drawn of this node leaves out its perspective.
  func warnOfPerspective() {
    graph?.warn(.approximation, "a projection is drawn without perspective, by its affine part")
  }
}

/// A geometry effect that only drawing knows of.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  let base: Base
}

extension _IgnoredByLayoutEffect: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? DrawnEffectNode<Base>) ?? DrawnEffectNode(modifier.base)
    node.update(content, modifier.base, inputs)
    return node
  }
}

final class DrawnEffectNode<Effect: GeometryEffect>: AnimatableModifierNode<Effect> {
  override var motionRole: _MotionRole { .space }

  override func paint(_ painter: inout _Painter) {
    let projection = presented.effectValue(size: presentedSize)
    if !projection.isAffine { warnOfPerspective() }
    let outer = painter.transform
    painter.transform = projection.affineApproximation(in: presentedSize).concatenating(outer)
    paintChildren(&painter)
    painter.transform = outer
  }
}

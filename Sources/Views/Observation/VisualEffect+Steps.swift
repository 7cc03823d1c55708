import Drawing
import Geometry
import LayoutCore
import ViewCore

extension VisualEffect {
  private func adding(_ kind: _VisualEffectStep.Kind) -> some VisualEffect {
    SteppedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: kind)])
  }

  // MARK: Where the view is drawn

  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.transform { .offset(offset, $1) })
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.transform { size, _ in .scaling(scale, about: anchor, in: size) })
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(
      .transform { size, _ in
        .rotation(angle, about: anchor.point(in: CGRect(origin: .zero, size: size)))
      })
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform { _, _ in transform })
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.transform { size, _ in transform.affineApproximation(in: size) })
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let rotation = SpatialRotation(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return adding(
      .transform { size, _ in rotation.projection(of: size).affineApproximation(in: size) })
  }

  // MARK: How it is drawn

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.filter(.blur(radius: max(0, radius))))
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(.brightness(amount)))
  }

  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation(amount)))
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(.grayscale(amount)))
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation(angle)))
  }
}

extension CGAffineTransform {
  /// A move towards the trailing edge and down.
  static func offset(_ offset: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
    CGAffineTransform(
      translationX: direction == .rightToLeft ? -offset.width : offset.width, y: offset.height)
  }

  /// Scales about an anchor of bounds at the origin.
  static func scaling(_ scale: CGSize, about anchor: UnitPoint, in size: CGSize)
    -> CGAffineTransform
  {
    let pivot = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: pivot.x * (1 - scale.width),
      ty: pivot.y * (1 - scale.height))
  }
}

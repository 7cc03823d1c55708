import Geometry
import LayoutCore
import ViewCore

/// A change of where a view is drawn; its place in the layout stays (rule P4).
protocol DrawnTransform: Animatable, Sendable {
  func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform
}

struct TransformModifier<T: DrawnTransform>: Animatable {
  var transform: T
  var animatableData: T.AnimatableData {
    get { transform.animatableData }
    set { transform.animatableData = newValue }
  }
}

extension TransformModifier: NodeModifier {
  typealias Node = TransformNode<T>
}

final class TransformNode<T: DrawnTransform>: AnimatableModifierNode<TransformModifier<T>> {
  override var contentTransform: CGAffineTransform? {
    modifier.transform.transform(in: placedSize, environment.layoutDirection)
  }
  override var presentedTransform: CGAffineTransform? {
    presented.transform.transform(in: presentedSize, environment.layoutDirection)
  }
  override var motionRole: _MotionRole { .space }
}

/// A shift by a distance, and by parts of the view's own size.
struct DrawnOffset: DrawnTransform {
  var distance = CGSize.zero
  /// Along x to the right, whatever the direction.
  var parts = CGSize.zero

  func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
    CGAffineTransform(
      translationX: (direction == .rightToLeft ? -1 : 1)
        * (distance.width + parts.width * size.width),
      y: distance.height + parts.height * size.height)
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(distance.animatableData, parts.animatableData) }
    set {
      distance.animatableData = newValue.first
      parts.animatableData = newValue.second
    }
  }
}

struct DrawnRotation: DrawnTransform {
  var angle: Angle
  var anchor: UnitPoint

  func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
    .rotation(angle, about: anchor.point(in: CGRect(origin: .zero, size: size)))
  }

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

struct DrawnScale: DrawnTransform {
  var scale: CGSize
  var anchor: UnitPoint

  func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
    let pivot = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: pivot.x * (1 - scale.width),
      ty: pivot.y * (1 - scale.height))
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// A map given as it is; its coefficients move one by one.
struct DrawnMap: DrawnTransform {
  var map: CGAffineTransform

  func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform { map }

  var animatableData: ComponentVector {
    get { ComponentVector([map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init)) }
    set {
      let values = newValue.components.map { CGFloat($0) }
      guard values.count == 6 else { return }
      map = CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }
  }
}

extension _BuiltInModifier {
  nonisolated public static func offset(_ distance: CGSize) -> Self {
    Self(TransformModifier(transform: DrawnOffset(distance: distance)))
  }

  nonisolated public static func rotation(_ angle: Angle, _ anchor: UnitPoint) -> Self {
    Self(TransformModifier(transform: DrawnRotation(angle: angle, anchor: anchor)))
  }

  nonisolated public static func scale(_ scale: CGSize, _ anchor: UnitPoint) -> Self {
    Self(TransformModifier(transform: DrawnScale(scale: scale, anchor: anchor)))
  }
}

extension View {
  nonisolated func drawn<T: DrawnTransform>(_ transform: T) -> some View {
    modifier(TransformModifier(transform: transform))
  }

  @inlinable nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_BuiltInModifier.offset(offset))
  }

  @inlinable nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_BuiltInModifier.offset(CGSize(width: x, height: y)))
  }

  @inlinable nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { modifier(_BuiltInModifier.rotation(angle, anchor)) }

  @inlinable nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View { modifier(_BuiltInModifier.scale(scale, anchor)) }

  @inlinable nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some View { modifier(_BuiltInModifier.scale(CGSize(width: s, height: s), anchor)) }

  @inlinable nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { modifier(_BuiltInModifier.scale(CGSize(width: x, height: y), anchor)) }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    drawn(DrawnMap(map: transform))
  }
}

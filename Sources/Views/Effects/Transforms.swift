import Geometry
import ViewCore

/// A change of where a view is drawn; its place in the layout stays (rule P4).
struct TransformModifier {
  let transform: @Sendable (CGSize, LayoutDirection) -> CGAffineTransform
}

extension TransformModifier: NodeModifier {
  typealias Node = TransformNode
}

final class TransformNode: ModifierNode<TransformModifier> {
  override var contentTransform: CGAffineTransform? {
    modifier.transform(placedSize, environment.layoutDirection)
  }
}

extension View {
  nonisolated func drawn(
    _ transform: @escaping @Sendable (CGSize, LayoutDirection) -> CGAffineTransform
  ) -> some View { modifier(TransformModifier(transform: transform)) }

  nonisolated public func offset(_ offset: CGSize) -> some View {
    drawn { _, direction in
      CGAffineTransform(
        translationX: direction == .rightToLeft ? -offset.width : offset.width, y: offset.height)
    }
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    drawn { size, _ in
      .rotation(angle, about: anchor.point(in: CGRect(origin: .zero, size: size)))
    }
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    drawn { size, _ in
      let pivot = anchor.point(in: CGRect(origin: .zero, size: size))
      return CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: pivot.x * (1 - scale.width),
        ty: pivot.y * (1 - scale.height))
    }
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    drawn { _, _ in transform }
  }
}

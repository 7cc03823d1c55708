import Drawing
import Geometry
import ViewCore

struct OpacityModifier: Animatable {
  var opacity: Double
  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension OpacityModifier: NodeModifier {
  typealias Node = OpacityNode
}

/// Rule P6: reaches every element of its content by itself.
final class OpacityNode: AnimatableModifierNode<OpacityModifier> {
  override func paint(_ painter: inout _Painter) {
    painter.withOpacity(presented.opacity) { paintChildren(&$0) }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.opacity = (description.opacity ?? 1) * modifier.opacity
  }
}

struct CompositingGroupModifier {}

extension CompositingGroupModifier: NodeModifier {
  typealias Node = CompositingGroupNode
}

final class CompositingGroupNode: ModifierNode<CompositingGroupModifier> {
  override func paint(_ painter: inout _Painter) {
    painter.compositing { paintChildren(&$0) }
  }
}

struct ClipModifier<S: Shape>: Animatable {
  var shape: S
  let style: FillStyle
  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension ClipModifier: NodeModifier {
  typealias Node = ClipNode<S>
}

final class ClipNode<S: Shape>: AnimatableModifierNode<ClipModifier<S>> {
  override var motionRole: _MotionRole { .outline }

  override func paint(_ painter: inout _Painter) {
    let path = presented.shape.path(in: paintedBounds(painter))
    painter.clipping(to: path, isEvenOdd: modifier.style.isEOFilled) { paintChildren(&$0) }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.clip = description.clip ?? "\(S.self)"
  }
}

extension _BuiltInModifier {
  nonisolated public static func opacity(_ opacity: Double) -> Self {
    Self(OpacityModifier(opacity: opacity))
  }

  nonisolated public static var compositingGroup: Self { Self(CompositingGroupModifier()) }

  nonisolated public static func clipShape<S: Shape>(_ shape: S, _ style: FillStyle) -> Self {
    Self(ClipModifier(shape: shape, style: style))
  }

  /// Rule P12: a Gaussian of sigma `radius`.
  nonisolated public static func shadow(
    _ color: Color, radius: CGFloat, x: CGFloat, y: CGFloat
  ) -> Self {
    filter {
      .shadow(
        color: color.displayColor(in: $0), radius: max(0, radius),
        offset: CGSize(width: x, height: y))
    }
  }

  nonisolated public static func blur(_ radius: CGFloat) -> Self {
    filter { _ in .blur(radius: max(0, radius)) }
  }
}

extension View {
  @_disfavoredOverload
  @inlinable nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_BuiltInModifier.opacity(opacity))
  }

  nonisolated public func hidden() -> some View { opacity(0).accessibilityHidden(true) }

  @inlinable nonisolated public func compositingGroup() -> some View {
    modifier(_BuiltInModifier.compositingGroup)
  }

  @inlinable nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { modifier(_BuiltInModifier.compositingGroup) }

  @inlinable nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { modifier(_BuiltInModifier.clipShape(shape, style)) }

  @inlinable nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_BuiltInModifier.clipShape(Rectangle(), FillStyle(antialiased: antialiased)))
  }

  @inlinable nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    modifier(
      _BuiltInModifier.clipShape(
        RoundedRectangle(cornerRadius: radius), FillStyle(antialiased: antialiased)))
  }

  /// Black at a third where no colour is given.
  @inlinable nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { modifier(_BuiltInModifier.shadow(color, radius: radius, x: x, y: y)) }

  @inlinable nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BuiltInModifier.blur(radius))
  }
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

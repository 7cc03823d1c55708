import Drawing
import Geometry
import ViewCore

/// A filter as it is in an environment.
struct FilterModifier {
  let filter: @Sendable (EnvironmentValues) -> DisplayFilter
}

extension FilterModifier: NodeModifier {
  typealias Node = FilterNode
}

/// Rule P10: on straight sRGB components, clamped; reaches every element by itself (P6).
final class FilterNode: ModifierNode<FilterModifier> {
  private var shown = AnimatedComponents<DisplayFilter>()

  override func modifierDidChange(from old: FilterModifier) {
    guard shown.follows(self) else { return }
    shown.update(from: old.filter(environment), to: modifier.filter(environment), at: self)
  }

  override func paint(_ painter: inout _Painter) {
    let filter = shown.presented(modifier.filter(environment), at: moment)
    painter.withFilter(filter) { paintChildren(&$0) }
  }
}

/// A turn of hues, which moves by its angle.
struct HueRotationModifier: Animatable {
  var angle: Angle
  var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
}

extension HueRotationModifier: NodeModifier {
  typealias Node = HueRotationNode
}

final class HueRotationNode: AnimatableModifierNode<HueRotationModifier> {
  override func paint(_ painter: inout _Painter) {
    painter.withFilter(.hueRotation(presented.angle)) { paintChildren(&$0) }
  }
}

extension _BuiltInModifier {
  nonisolated static func filter(
    _ filter: @escaping @Sendable (EnvironmentValues) -> DisplayFilter
  ) -> Self { Self(FilterModifier(filter: filter)) }
}

extension View {
  nonisolated func filter(
    _ filter: @escaping @Sendable (EnvironmentValues) -> DisplayFilter
  ) -> some View { modifier(FilterModifier(filter: filter)) }

  nonisolated public func brightness(_ amount: Double) -> some View {
    filter { _ in .brightness(amount) }
  }

  nonisolated public func contrast(_ amount: Double) -> some View {
    filter { _ in .contrast(amount) }
  }

  nonisolated public func saturation(_ amount: Double) -> some View {
    filter { _ in .saturation(amount) }
  }

  nonisolated public func grayscale(_ amount: Double) -> some View {
    filter { _ in .grayscale(amount) }
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(HueRotationModifier(angle: angle))
  }

  nonisolated public func colorInvert() -> some View { filter { _ in .colorInvert } }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    filter { .colorMultiply(color.displayColor(in: $0)) }
  }

  nonisolated public func luminanceToAlpha() -> some View { filter { _ in .luminanceToAlpha } }
}

import Drawing
import Geometry
import ViewCore

struct ColorFilterModifier {
  let filter: @Sendable (EnvironmentValues) -> DisplayFilter
}

extension ColorFilterModifier: NodeModifier {
  typealias Node = ColorFilterNode
}

/// Rule P10: on straight sRGB components, clamped; reaches every element by itself (P6).
final class ColorFilterNode: ModifierNode<ColorFilterModifier> {
  override func paint(_ painter: inout _Painter) {
    painter.withFilter(modifier.filter(environment)) { paintChildren(&$0) }
  }
}

extension View {
  nonisolated private func filter(
    _ filter: @escaping @Sendable (EnvironmentValues) -> DisplayFilter
  ) -> some View { modifier(ColorFilterModifier(filter: filter)) }

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
    filter { _ in .hueRotation(angle) }
  }

  nonisolated public func colorInvert() -> some View { filter { _ in .colorInvert } }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    filter { .colorMultiply(color.displayColor(in: $0)) }
  }

  nonisolated public func luminanceToAlpha() -> some View { filter { _ in .luminanceToAlpha } }
}

import Drawing
import Geometry
import ViewCore

struct OpacityModifier {
  let opacity: Double
}

extension OpacityModifier: NodeModifier {
  typealias Node = OpacityNode
}

/// Rule P6: reaches every element of its content by itself.
final class OpacityNode: ModifierNode<OpacityModifier> {
  override func paint(_ painter: inout _Painter) {
    painter.withOpacity(modifier.opacity) { paintChildren(&$0) }
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

struct ClipModifier<S: Shape> {
  let shape: S
  let style: FillStyle
}

extension ClipModifier: NodeModifier {
  typealias Node = ClipNode<S>
}

final class ClipNode<S: Shape>: ModifierNode<ClipModifier<S>> {
  override func paint(_ painter: inout _Painter) {
    let path = modifier.shape.path(in: CGRect(origin: .zero, size: placedSize))
    painter.clipping(to: path, isEvenOdd: modifier.style.isEOFilled) { paintChildren(&$0) }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.clip = description.clip ?? "\(S.self)"
  }
}

struct FilterModifier {
  let filters: [DisplayFilter]
}

extension FilterModifier: NodeModifier {
  typealias Node = FilterNode
}

final class FilterNode: ModifierNode<FilterModifier> {
  override func paint(_ painter: inout _Painter) {
    paint(modifier.filters[...], &painter)
  }

  @MainActor private func paint(_ filters: ArraySlice<DisplayFilter>, _ painter: inout Painter) {
    guard let last = filters.last else { return paintChildren(&painter) }
    painter.withFilter(last) { paint(filters.dropLast(), &$0) }
  }
}

struct ShadowModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension ShadowModifier: NodeModifier {
  typealias Node = ShadowNode
}

final class ShadowNode: ModifierNode<ShadowModifier> {
  override func paint(_ painter: inout _Painter) {
    let filter = DisplayFilter.shadow(
      color: modifier.color.displayColor(in: environment), radius: modifier.radius,
      offset: modifier.offset)
    painter.withFilter(filter) { paintChildren(&$0) }
  }
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  nonisolated public func hidden() -> some View { opacity(0).accessibilityHidden(true) }

  nonisolated public func compositingGroup() -> some View {
    modifier(CompositingGroupModifier())
  }

  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  )
    -> some View
  { compositingGroup() }

  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { modifier(ClipModifier(shape: shape, style: style)) }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Rule P12: a Gaussian of sigma `radius`; black at a third where no colour is given.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowModifier(color: color, radius: max(0, radius), offset: CGSize(width: x, height: y)))
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterModifier(filters: [.blur(radius: max(0, radius))]))
  }
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

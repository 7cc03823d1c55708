import Geometry
import LayoutCore
import ViewCore

/// Content over or behind a view (rule L12): proposed the view's size, never changing it.
struct DecorationModifier<Decoration: View> {
  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool
}

extension DecorationModifier: NodeModifier {
  typealias Node = DecorationNode<Decoration>
}

final class DecorationNode<Decoration: View>: ModifierNode<DecorationModifier<Decoration>> {
  private lazy var content = DeferredContent(alignment: modifier.alignment, owner: self)

  @MainActor private func updateContent() {
    guard let graph, item != nil else { return }
    content.update(modifier.decoration, ViewInputs(graph: graph, environment: environment))
  }

  override func didMount() { updateContent() }
  override func modifierDidChange(from old: DecorationModifier<Decoration>) {
    if old.alignment != modifier.alignment {
      content.unmount()
      content = DeferredContent(alignment: modifier.alignment, owner: self)
      invalidatePlacement()
    }
    if isMounted { updateContent() }
  }

  override var structuralChildren: _NodeList {
    item == nil ? super.structuralChildren : super.structuralChildren.appending(content.node)
  }

  override var layoutChildren: _NodeList {
    guard let item else { return [] }
    return modifier.isBehind ? [content.node, item] : [item, content.node]
  }

  override func placeChildren() {
    super.placeChildren()
    content.place(in: placedSize, alignedTo: dimensions(in: placedProposal ?? .unspecified))
  }

  override func paint(_ painter: inout _Painter) {
    for child in paintedChildren { paintChild(child, &painter) }
  }
}

extension _BuiltInModifier {
  nonisolated public static func overlay<Overlay: View>(
    _ overlay: Overlay, _ alignment: Alignment = .center
  ) -> Self {
    Self(DecorationModifier(decoration: overlay, alignment: alignment, isBehind: false))
  }

  nonisolated public static func background<Background: View>(
    _ background: Background, _ alignment: Alignment = .center
  ) -> Self {
    Self(DecorationModifier(decoration: background, alignment: alignment, isBehind: true))
  }

  nonisolated public static func overlay<S: ShapeStyle>(_ style: S, _ edges: Edge.Set) -> Self {
    overlay(Rectangle().fill(style).ignoresSafeArea(edges: edges))
  }

  nonisolated public static func background<S: ShapeStyle>(_ style: S, _ edges: Edge.Set) -> Self {
    background(Rectangle().fill(style).ignoresSafeArea(edges: edges))
  }

  nonisolated public static func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, _ fillStyle: FillStyle
  ) -> Self { overlay(shape.fill(style, style: fillStyle)) }

  nonisolated public static func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, _ fillStyle: FillStyle
  ) -> Self { background(shape.fill(style, style: fillStyle)) }

  nonisolated public static func border<S: ShapeStyle>(_ content: S, _ width: CGFloat) -> Self {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}

extension View {
  // Disfavored: overloads of component code's own, written for older systems, come first there as they
  // do where these are not available yet.
  @_disfavoredOverload
  @inlinable nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_BuiltInModifier.overlay(content(), alignment)) }

  @_disfavoredOverload
  @inlinable nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { modifier(_BuiltInModifier.overlay(overlay, alignment)) }

  @inlinable nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_BuiltInModifier.overlay(style, edges)) }

  @inlinable nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(_BuiltInModifier.overlay(style, in: shape, fillStyle)) }

  @_disfavoredOverload
  @inlinable nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_BuiltInModifier.background(content(), alignment)) }

  @_disfavoredOverload
  @inlinable nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(_BuiltInModifier.background(background, alignment)) }

  @inlinable nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_BuiltInModifier.background(style, edges)) }

  @inlinable nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_BuiltInModifier.background(BackgroundStyle(), edges)) }

  @inlinable nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(_BuiltInModifier.background(style, in: shape, fillStyle)) }

  @inlinable nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(_BuiltInModifier.background(BackgroundStyle(), in: shape, fillStyle)) }

  @inlinable nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> some View { modifier(_BuiltInModifier.border(content, width)) }
}

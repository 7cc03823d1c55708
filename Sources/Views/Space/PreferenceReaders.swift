import Geometry
import LayoutCore
import ViewCore

/// Content built from the preferences of a view, over or behind it.
struct PreferenceDecorationModifier<K: PreferenceKey, Decoration: View> {
  let alignment: Alignment
  let isBehind: Bool
  let build: (K.Value) -> Decoration
}

extension PreferenceDecorationModifier: NodeModifier {
  typealias Node = PreferenceDecorationNode<K, Decoration>
}

final class PreferenceDecorationNode<K: PreferenceKey, Decoration: View>: ModifierNode<
  PreferenceDecorationModifier<K, Decoration>
>
{
  private lazy var content = DeferredContent(alignment: modifier.alignment, owner: self)
  private var hasContent = false

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    guard let graph, item != nil || !hasCopies else { return }
    content.update(
      modifier.build(values[K.self]), ViewInputs(graph: graph, environment: environment))
    hasContent = true
    placeContent()
    values.merge(content.node.collectPreferences())
  }

  override func willUnmount() { content.unmount() }

  @MainActor private func placeContent() {
    guard hasContent, placedProposal != nil else { return }
    content.place(in: placedSize, alignedTo: dimensions(in: placedProposal ?? .unspecified))
  }

  override var layoutChildren: _NodeList {
    guard let item else { return [] }
    guard hasContent else { return [item] }
    return modifier.isBehind ? [content.node, item] : [item, content.node]
  }

  override func placeChildren() {
    super.placeChildren()
    placeContent()
  }

  override func paint(_ painter: inout _Painter) {
    for child in paintedChildren { paintChild(child, &painter) }
  }
}

extension View {
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecorationModifier<K, V>(alignment: alignment, isBehind: false, build: transform))
  }

  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecorationModifier<K, V>(alignment: alignment, isBehind: true, build: transform))
  }
}

import Geometry
import LayoutCore

struct PreferenceWriter<K: PreferenceKey> {
  let transform: (inout K.Value, ViewNode) -> Void
  /// Whether the value replaces what views below said, or changes it.
  let replaces: Bool
}

extension PreferenceWriter: NodeModifier {
  typealias Node = PreferenceWriterNode<K>
}

final class PreferenceWriterNode<K: PreferenceKey>: ModifierNode<PreferenceWriter<K>> {
  override func modifyEarlyPreferences(_ values: inout PreferenceValues) {
    if K.self is any EarlyPreferenceKey.Type { modifyPreferences(&values) }
  }

  override func modifyPreferences(_ values: inout PreferenceValues) {
    // The copies of a modifier on several views each speak for their own item.
    if hasCopies { return }
    var value = modifier.replaces ? K.defaultValue : values[K.self]
    modifier.transform(&value, self)
    values[K.self] = value
  }
}

struct PreferenceObserver<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension PreferenceObserver: NodeModifier {
  typealias Node = PreferenceObserverNode<K>
}

/// Rule PR2: the action runs when the value differs from the last one; the first time always.
final class PreferenceObserverNode<K: PreferenceKey>: ModifierNode<PreferenceObserver<K>>
where K.Value: Equatable {
  private var last: K.Value?

  override func modifyPreferences(_ values: inout PreferenceValues) {
    if hasCopies { return }
    let value = values[K.self]
    guard value != last else { return }
    last = value
    let action = modifier.action
    graph?.schedule { action(value) }
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    modifier(PreferenceWriter<K>(transform: { result, _ in result = value }, replaces: true))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(transform: { result, _ in callback(&result) }, replaces: false))
  }

  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceWriter<K>(
        transform: { result, node in result = transform(Anchor(value, of: node)) }, replaces: true))
  }

  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K>(
        transform: { result, node in transform(&result, Anchor(value, of: node)) },
        replaces: false))
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}

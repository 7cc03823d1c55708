import Geometry

struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: NodeModifier {
  typealias Node = ChangeNode<Value>
}

/// Rule ST1: compares once a build; the action runs after layout with the old and the new value, once
/// for content of several views.
final class ChangeNode<Value: Equatable>: ModifierNode<ChangeModifier<Value>> {
  override func didMount() {
    guard modifier.initial, !isCopy else { return }
    run(from: modifier.value, to: modifier.value)
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    if !isCopy, old.value != modifier.value { run(from: old.value, to: modifier.value) }
  }

  @MainActor private func run(from old: Value, to new: Value) {
    let action = modifier.action
    graph?.schedule { action(old, new) }
  }
}

extension _BuiltInModifier {
  nonisolated public static func onChange<V: Equatable>(
    of value: V, initial: Bool, _ action: @escaping (V, V) -> Void
  ) -> Self { Self(ChangeModifier(value: value, initial: initial, action: action)) }
}

extension View {
  @inlinable nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { modifier(_BuiltInModifier.onChange(of: value, initial: initial, action)) }

  @inlinable nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_BuiltInModifier.onChange(of: value, initial: initial) { _, _ in action() })
  }

  @inlinable nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(_BuiltInModifier.onChange(of: value, initial: false) { _, new in action(new) })
  }
}

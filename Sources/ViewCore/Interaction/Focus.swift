import Geometry

/// A view's tie to the state that says whether it has the focus.
package struct FocusModifier {
  let box: (any AnyFocusStateBox)?
  /// The value that stands for this view.
  let value: AnyHashable
  let isFocused: () -> Bool
  /// Lets the state say that this view has the focus.
  let adopt: () -> Void
}

extension FocusModifier: NodeModifier {
  package typealias Node = FocusNode
}

/// Views that a focus state names. The state says so while any view inside has the focus; asked for,
/// the first view inside that can have it gets it.
package final class FocusNode: ModifierNode<FocusModifier> {
  var box: (any AnyFocusStateBox)? { modifier.box }
  package var isFocused: Bool { modifier.isFocused() }

  func adopt() { modifier.adopt() }

  /// Whether a node lies in the views that this one names.
  func isAround(_ node: ViewNode) -> Bool { node.ancestor { $0 === self } != nil }

  package override func didMount() { graph?.focus.insert(self) }
  package override func willUnmount() { graph?.focus.remove(self) }
  package override func modifierDidChange(from old: FocusModifier) {
    if old.box !== modifier.box {
      graph?.focus.linkDidChange(from: old.box)
    } else if old.value != modifier.value {
      graph?.focus.linkDidChange(from: nil)
    }
  }

  package override func contentInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    inputs.environment.isFocused = isFocused
    return inputs
  }

  package override func describe(_ description: inout _ViewDescription) {
    if isFocused, !description.traits.contains("focused") { description.traits.append("focused") }
  }
}

extension View {
  /// Ties a view to a value of a focus state: the state has the value while the view has the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let box = binding.box
    return modifier(
      FocusModifier(
        box: box, value: AnyHashable(value), isFocused: { box?.value == value },
        adopt: { box?.adopt(value) }))
  }

  /// Ties a view to a focus state: it is true while the view has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

extension EnvironmentValues {
  private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the nearest view that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

import Geometry

/// Where the focus is when a view appears and nothing has it.
package struct InitialFocusModifier {
  let request: () -> Void
}

extension InitialFocusModifier: NodeModifier {
  package typealias Node = InitialFocusNode
}

package final class InitialFocusNode: ModifierNode<InitialFocusModifier> {
  package override func didMount() {
    guard !isCopy else { return }
    graph?.schedule { [weak self] in
      guard let self, let focus = self.graph?.focus, focus.current == nil, focus.isSettled else {
        return
      }
      self.modifier.request()
    }
  }
}

extension View {
  /// Writes a value to a focus state once the view is there, unless something has the focus.
  nonisolated package func initialFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(InitialFocusModifier { binding.wrappedValue = value })
  }
}

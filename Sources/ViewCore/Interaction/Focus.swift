import Geometry

/// A view's tie to the state that says whether it has the focus.
package struct FocusModifier {
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void
  /// The value that stands for this view.
  let value: AnyHashable
}

extension FocusModifier: NodeModifier {
  package typealias Node = FocusNode
}

/// A place that the focus can be at, in the order of the tree.
package final class FocusNode: ModifierNode<FocusModifier> {
  package var isFocused: Bool { modifier.isFocused() }
  /// What the focus state calls this place.
  package var focusValue: AnyHashable { modifier.value }

  /// What the target inside was told last.
  private var isTargetFocused = false

  package override func didMount() { followState() }
  package override func modifierDidChange(from old: FocusModifier) { followState() }

  /// Tells the first target inside, after layout.
  @MainActor private func followState() {
    guard isFocused != isTargetFocused else { return }
    graph?.schedule { [weak self] in
      guard let self, self.isFocused != self.isTargetFocused, let target = self.firstTarget,
        target.canBecomeFocused || !self.isFocused
      else { return }
      self.isTargetFocused = self.isFocused
      target.setFocused(self.isFocused)
    }
  }

  @MainActor private var firstTarget: (any FocusTarget)? {
    func find(_ node: ViewNode) -> (any FocusTarget)? {
      if let target = node as? any FocusTarget { return target }
      return node.layoutChildren.lazy.compactMap(find).first
    }
    return find(self)
  }

  /// Takes the focus, or gives it up when it is here.
  package func setFocused(_ isFocused: Bool) {
    if isFocused != self.isFocused { modifier.setFocused(isFocused) }
  }

  package override func contentInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    inputs.environment.isFocused = isFocused
    return inputs
  }

  package override func describe(_ description: inout _ViewDescription) {
    if isFocused { description.traits.append("focused") }
  }
}

extension View {
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(
        isFocused: { binding.wrappedValue == value },
        setFocused: { isFocused in
          if isFocused {
            binding.set(value)
          } else if let resting = Value.restingFocus {
            binding.set(resting)
          }
        }, value: AnyHashable(value)))
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      FocusModifier(
        isFocused: { condition.wrappedValue }, setFocused: { condition.set($0) }, value: true))
  }

  /// Whether the view can have the focus by itself; without a keyboard nothing changes.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(EmptyModifier.identity)
  }
}

extension Hashable {
  /// The value of a focus state without focus: `nil` of an optional.
  fileprivate static var restingFocus: Self? {
    (Self.self as? any ExpressibleByNilLiteral.Type)?.nilValue as? Self
  }
}

extension ExpressibleByNilLiteral {
  fileprivate static var nilValue: Self { nil }
}

extension EnvironmentValues {
  private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the nearest view that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

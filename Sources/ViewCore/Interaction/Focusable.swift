import Geometry

/// Whether a view takes the focus itself.
struct FocusableModifier {
  let isFocusable: Bool
}

extension FocusableModifier: NodeModifier {
  typealias Node = FocusableNode
}

/// A view that takes the focus without being a control; views inside that take it come first.
final class FocusableNode: ModifierNode<FocusableModifier> {
  private var isFocused = false

  override func describe(_ description: inout _ViewDescription) {
    if isFocused, !description.traits.contains("focused") { description.traits.append("focused") }
  }
}

extension FocusableNode: FocusTarget {
  var canBecomeFocused: Bool { modifier.isFocusable && environment.isEnabled && item != nil }
  func setFocused(_ isFocused: Bool) { self.isFocused = isFocused }
}

extension View {
  /// Whether the view takes the focus; no keyboard shows for it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}

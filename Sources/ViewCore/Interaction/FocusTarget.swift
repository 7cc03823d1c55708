import Geometry

/// A node that can hold the keyboard focus.
@MainActor package protocol FocusTarget: ViewNode {
  /// Whether the target takes the focus now; disabled ones do not.
  var canBecomeFocused: Bool { get }
  /// Shows the target as focused, or lets it go.
  func setFocused(_ isFocused: Bool)
}

/// A focus target that text is typed into.
@MainActor package protocol TextInputTarget: FocusTarget {
  var text: String { get }
  /// Stores a new text as typing does; false when the target is disabled.
  func setText(_ text: String) -> Bool
  /// Does what the return key does.
  func submit()
}

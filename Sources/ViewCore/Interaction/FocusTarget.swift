import Geometry

/// A node that can have the focus.
@MainActor package protocol FocusTarget: ViewNode {
  /// Whether the target takes the focus now; disabled ones do not.
  var canBecomeFocused: Bool { get }
  /// The focus has come or gone. Only the focus system calls this.
  func setFocused(_ isFocused: Bool)
  /// What scroll views show when the target gets the focus.
  var revealedNode: ViewNode { get }
}

extension FocusTarget {
  package var revealedNode: ViewNode { self }
}

/// A focus target that text is typed into.
@MainActor package protocol TextInputTarget: FocusTarget {
  var text: String { get }
  /// Stores a new text as typing does; false when the target is disabled.
  func setText(_ text: String) -> Bool
  /// Does what the return key does.
  func submit()
}

extension ViewNode {
  /// What can have the focus in this subtree, disabled targets included, in the order of the views.
  /// A target around others leaves the focus to them.
  @MainActor final var focusTargets: [any FocusTarget] {
    var found: [any FocusTarget] = []
    func visit(_ node: ViewNode) {
      let before = found.count
      for child in node.layoutChildren { visit(child) }
      if found.count == before, let target = node as? any FocusTarget { found.append(target) }
    }
    visit(self)
    return found
  }
}

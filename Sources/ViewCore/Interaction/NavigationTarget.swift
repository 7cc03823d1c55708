import Geometry

/// A node that shows screens over one another and can go back to the one before.
@MainActor package protocol NavigationTarget: ViewNode {
  /// Leaves the top screen; false on the first one.
  func goBack() -> Bool
}

extension ViewGraph {
  /// Leaves the top screen of the innermost navigation that is shown; false where there is none.
  @MainActor package func goBack() -> Bool {
    func find(_ node: ViewNode) -> Bool {
      for child in node.layoutChildren.reversed() where find(child) { return true }
      return (node as? any NavigationTarget)?.goBack() ?? false
    }
    return root.map(find) ?? false
  }
}

import Geometry

/// A node that builds more children than it shows: those left out do not exist for the user.
package protocol PresenceDecider: ViewNode {
  func shows(_ child: ViewNode) -> Bool
}

extension ViewNode {
  /// Whether this node is mounted and no ancestor in the layout leaves it out.
  package final var isPresent: Bool {
    guard isMounted else { return false }
    var child = self
    while let parent = child.layoutParent {
      if let decider = parent as? any PresenceDecider, !decider.shows(child) { return false }
      child = parent
    }
    return true
  }

  /// Tells every node below that presence may have changed; each looks for itself.
  @MainActor package final func presenceMayHaveChanged() {
    presenceDidChange()
    structuralChildren.visitAll { $0.presenceMayHaveChanged() }
  }
}

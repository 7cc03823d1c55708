import Geometry

/// A node that answers touches: buttons, tap gestures, controls.
@MainActor package protocol InteractionTarget: ViewNode {
  /// Does what a completed touch does; false when the target is disabled or has nothing to do.
  func performTap() -> Bool
  /// Shows the target as held down, or lets it go.
  func setPressed(_ isPressed: Bool)
}

extension InteractionTarget {
  package func setPressed(_ isPressed: Bool) {}
}

import Geometry
import ViewCore

extension ScrollNode {
  @MainActor package func reveal(_ node: ViewNode) { scroll(to: .node(node)) }

  /// Rule K4: a finger that scrolls puts the keyboard away, unless told otherwise.
  @MainActor func putKeyboardAway() {
    guard environment.scrollDismissesKeyboardMode != .never, let focus = graph?.focus,
      focus.current is any TextInputTarget
    else { return }
    graph?.schedule { focus.move(to: nil) }
  }
}

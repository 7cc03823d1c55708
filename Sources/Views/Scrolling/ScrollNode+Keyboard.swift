import Geometry
import ViewCore

extension ScrollNode {
  /// Content moves to show what has the focus as the keyboard does (rule M16).
  @MainActor package func reveal(_ node: ViewNode) {
    let moves = graph?.hasAppeared == true
    withTransaction(moves ? Transaction(animation: .system) : Transaction()) {
      scroll(to: .node(node))
    }
  }

  /// Rule K4: a finger that scrolls puts the keyboard away, unless told otherwise.
  @MainActor func putKeyboardAway() {
    guard environment.scrollDismissesKeyboardMode != .never, let focus = graph?.focus,
      focus.current is any TextInputTarget
    else { return }
    graph?.schedule { focus.move(to: nil) }
  }
}

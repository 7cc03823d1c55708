import Geometry

/// A structural node with one child that is replaced whenever its identity changes.
package final class SlotNode: ViewNode {
  private var child: ViewNode?
  private var identity: AnyHashable?

  /// Builds the child; one of another identity than before starts afresh.
  @MainActor package func update<V: View>(
    _ view: V, identity: AnyHashable, _ inputs: ViewInputs
  ) {
    adopt(inputs)
    if self.identity != identity { clear() }
    self.identity = identity
    child = reconcile(child, view, inputs)
  }

  @MainActor package func clear() {
    child?.unmount()
    child = nil
    identity = nil
  }

  package override var structuralChildren: [ViewNode] { child.map { [$0] } ?? [] }
  package override func appendItems(to items: inout [ViewNode]) { child?.appendItems(to: &items) }
}

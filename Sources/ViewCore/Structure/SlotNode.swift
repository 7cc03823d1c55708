import Geometry

/// A structural node with one child that is replaced whenever its identity changes.
package final class SlotNode: ViewNode {
  private var child: ViewNode?
  private var identity: AnyHashable?

  /// Builds the child; one of another identity than before starts afresh.
  ///
  /// - Parameter takesOuterTransition: whether a transition said around this node is the child's too.
  @MainActor package func update<V: View>(
    _ view: V, identity: AnyHashable, _ inputs: ViewInputs, takesOuterTransition: Bool = false
  ) {
    let isFirst = graph == nil
    adopt(inputs)
    let leaving = self.identity != identity ? child : nil
    let leavingIdentity = self.identity
    let current = leaving == nil ? child : nil
    let returning = current == nil ? takeDeparture(identity) : nil
    self.identity = identity
    // Before the other one leaves: what both hold goes over to the new one.
    let outer = takesOuterTransition && leaving != nil ? outerTransition : nil
    let node = reconcileDynamic(current ?? returning, view, inputs, transition: outer)
    child = node
    if let leaving {
      let host = outer.flatMap { hosting(leaving, $0, inputs) }
      depart(host ?? leaving, identity: leavingIdentity)
    }
    guard current == nil, !isFirst, isMounted else { return }
    if node === returning { node?.arriveAgain() } else { node?.arrive() }
  }

  @MainActor package func clear() {
    let leaving = child
    let identity = identity
    child = nil
    self.identity = nil
    if let leaving { depart(leaving, identity: identity) }
  }

  package override var isStructural: Bool { true }
  package override var structuralChildren: NodeList { NodeList(child) }
  package override func appendItems(to items: inout _NodeList) {
    appendDepartures(to: &items)
    child?.appendItems(to: &items)
  }
}

/// How children come into the tree and leave it.
extension ViewNode {
  /// Builds or updates the child that stands at a place; one that does not fit is unmounted.
  ///
  /// Returns the child that stands there now. The place is no `inout` parameter: an access that
  /// lasted for the whole build below would be compared with every one made there.
  @MainActor package final func reconcile<V: View>(
    _ old: ViewNode?, _ view: V, _ inputs: ViewInputs
  ) -> ViewNode? {
    guard inputs.graph.enterBuild() else {
      old?.unmount()
      return nil
    }
    // Asked here: nearly no tree has such places, and inputs would be copied.
    let node =
      inputs.graph.placeEnvironments.isEmpty
      ? V._makeNode(view, replacing: old, inputs: inputs)
      : V._makeNode(view, replacing: old, inputs: inputs.atPlace(of: old))
    inputs.graph.leaveBuild()
    guard node !== old else { return node }
    old?.unmount()
    node.parent = self
    node.mount()
    return node
  }

  @MainActor package final func mount() {
    guard !isMounted else { return }
    isMounted = true
    didMount()
  }

  @MainActor package final func unmount() {
    guard isMounted else { return }
    willUnmount()
    for child in structuralChildren { child.unmount() }
    for departure in motion?.departures ?? [] { departure.node.unmount() }
    isMounted = false
  }
}

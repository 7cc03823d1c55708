import Geometry

/// Views that come and go: what enters a place of the structure that may be empty or be taken by
/// others, and what leaves it (rules M10 and M11).
extension ViewNode {
  /// Builds or updates the view at such a place as `reconcile` does; one with a transition stands in
  /// its body.
  ///
  /// - Parameter transition: the one of a new view that says none itself.
  @MainActor final func reconcileDynamic<V: View>(
    _ old: ViewNode?, _ view: V, _ inputs: ViewInputs, transition: (any Transition)? = nil
  ) -> ViewNode? {
    guard inputs.graph.enterBuild() else {
      old?.unmount()
      return nil
    }
    let node =
      inputs.graph.placeEnvironments.isEmpty
      ? makeDynamicNode(view, replacing: old, inputs, transition)
      : makeDynamicNode(view, replacing: old, inputs.atPlace(of: old), transition)
    inputs.graph.leaveBuild()
    if node !== old { old?.unmount() }
    if node !== old { node.parent = self }
    node.mount()
    return node
  }

  @MainActor private func makeDynamicNode<V: View>(
    _ view: V, replacing old: ViewNode?, _ inputs: ViewInputs, _ outer: (any Transition)?
  ) -> ViewNode {
    if let host = old as? TransitionNode {
      host.update(view, inputs)
      return host
    }
    let node = V._makeNode(view, replacing: old, inputs: inputs)
    guard node !== old, inputs.graph.motion.hasTransitions,
      let transition = node.transitionTrait ?? outer
    else { return node }
    let host = TransitionNode(transition, content: node)
    host.update(view, inputs)
    return host
  }

  /// The transition of this view: that of the outermost modifier on the way to the first node that
  /// arranges or parts its content.
  @MainActor final var transitionTrait: (any Transition)? {
    var current: ViewNode? = self
    while let node = current {
      if let trait = node as? TransitionTraitNode { return trait.transition }
      if let host = node as? TransitionNode { return host.transition }
      if node is TransitionContentNode { return nil }
      if let content = node.modifiedContent {
        current = content
      } else {
        let children = node.structuralChildren
        current = children.count == 1 && node.standsForItems ? children[0] : nil
      }
    }
    return nil
  }

  /// The transition said around this node, up to the first one that arranges or parts its content.
  @MainActor final var outerTransition: (any Transition)? {
    guard graph?.motion.hasTransitions == true else { return nil }
    var current = parent
    while let node = current {
      if let trait = node as? TransitionTraitNode { return trait.transition }
      guard node.isStructural || node is any ItemModifying else { return nil }
      current = node.parent
    }
    return nil
  }

  /// Stands a view that leaves in the body of a transition, where it lay; `nil` where it says its own.
  @MainActor final func hosting(
    _ leaving: ViewNode, _ transition: any Transition, _ inputs: ViewInputs
  ) -> ViewNode? {
    guard leaving.transitionTrait == nil, leaving.isMounted else { return nil }
    let places = leaving.items.map { item in
      (item.layoutParent, item.origin, item.placedProposal, item.placedSize)
    }
    let host = TransitionNode(transition, content: leaving)
    host.keep(inputs)
    host.parent = self
    host.mount()
    for (item, (parent, origin, proposal, size)) in zip(host.items, places) {
      item.layoutParent = parent
      if let proposal { item.place(at: origin, proposal: proposal, size: size) }
    }
    return host
  }

  /// Whether this node takes no part in the layout itself.
  private var standsForItems: Bool {
    isStructural || (!(self is any ItemWrapping) && !isLayoutItem)
  }

  // MARK: Coming

  /// The view at this node has just entered the tree: shows it before it comes, then lets it come.
  @MainActor final func arrive() {
    guard let graph else { return }
    forEachArrival(
      rows: { $0.rowsDoArrive() },
      transition: { node in
        graph.withoutAnimations { node.show(.willAppear) }
        node.show(.identity)
      },
      fade: { item in
        guard item.transaction.effectiveAnimation != nil else { return }
        var fade = AnimatedValue(0.0)
        item.animate(&fade, to: 1)
        item.makeMotion().fade = fade
      })
    guard graph.motion.mayAnimate else { return }
    for item in items { item.makeMotion().arrivedIn = graph.motion.update.serial }
  }

  /// Whether the view under this item, or the item itself, has entered its place in this update.
  @MainActor package final var isComing: Bool {
    guard let update = graph?.motion.update.serial else { return false }
    var node: ViewNode? = self
    while let current = node {
      if current.motion?.arrivedIn == update { return true }
      node = (current as? any ItemWrapping)?.wrappedItem
    }
    return false
  }

  /// The view at this node has left and comes back before it is gone.
  @MainActor final func arriveAgain() {
    forEachArrival(
      transition: { $0.show(.identity) },
      fade: { item in
        guard var fade = item.motion?.fade else { return }
        item.animate(&fade, to: 1)
        item.motion?.fade = fade
      })
  }

  // MARK: Going

  /// A view leaves its place below this node: it is unmounted when its transition is over, at once
  /// without one. Until then it is painted where it lay.
  @MainActor final func depart(_ node: ViewNode, identity: AnyHashable?) {
    guard let graph, node.isMounted, isMounted else { return node.unmount() }
    let end = graph.motion.listening { node.leave() }
    guard let end, end > clockSeconds else { return node.unmount() }
    for member in node.departingMembers { member.didBeginDeparting() }
    let departure = NodeMotion.Departure(
      node: node, identity: identity, serial: graph.motion.nextDeparture())
    makeMotion().departures.append(departure)
    guard end.isFinite else { return }
    graph.clock.schedule(at: RenderClock.nanoseconds(atOrAfter: end)) { [weak self] in
      MainActor.assumeIsolated { self?.finish(departure.serial) }
    }
  }

  private var clockSeconds: TimeInterval { graph?.clock.seconds ?? 0 }

  @MainActor private func leave() {
    forEachArrival(
      transition: { $0.show(.didDisappear) },
      fade: { item in
        guard item.transaction.effectiveAnimation != nil else { return }
        var fade = item.motion?.fade ?? AnimatedValue(1.0)
        item.animate(&fade, to: 0)
        item.makeMotion().fade = fade
      })
  }

  /// The view's transition is over.
  @MainActor private func finish(_ serial: Int) {
    guard let motion, let index = motion.departures.firstIndex(where: { $0.serial == serial })
    else { return }
    let departure = motion.departures.remove(at: index)
    departure.node.unmount()
    childItemsChanged()
  }

  /// The view of an identity on its way out, which comes back.
  @MainActor final func takeDeparture(_ identity: AnyHashable) -> ViewNode? {
    guard let motion,
      let index = motion.departures.lastIndex(where: { $0.identity == identity })
    else { return nil }
    let node = motion.departures.remove(at: index).node
    // Its preferences are heard again.
    node.parent = self
    for member in node.departingMembers { member.didEndDeparting() }
    return node
  }

  /// Appends the items of views on their way out, if whoever asks wants them.
  final func appendDepartures(to items: inout _NodeList) {
    guard let motion, graph?.motion.gathersDepartures == true else { return }
    for departure in motion.departures { departure.node.appendItems(to: &items) }
  }

  /// Calls back for every view here that comes or goes by itself: by its own transition, or as a
  /// layout item that fades; and for rows, of which some may be built later.
  @MainActor private func forEachArrival(
    rows: (any RowSource) -> Void = { _ in }, transition: (TransitionNode) -> Void,
    fade: (ViewNode) -> Void
  ) {
    if let source = self as? any RowSource { rows(source) }
    if let host = self as? TransitionNode, !host.isReplaced { return transition(host) }
    if let modifier = self as? any ItemModifying {
      if modifier.wrappedItem != nil { return fade(self) }
      modifier.modifiedContent?.forEachArrival(rows: rows, transition: transition, fade: fade)
      return
    }
    if isLayoutItem { return fade(self) }
    for child in structuralChildren {
      child.forEachArrival(rows: rows, transition: transition, fade: fade)
    }
  }

  /// The nodes of this subtree that share something with views that stay.
  private var departingMembers: [any DepartingMember] {
    let own = (self as? any DepartingMember).map { [$0] } ?? []
    return own + structuralChildren.flatMap(\.departingMembers)
  }
}

/// A node that changes what it shares with others when its view is on its way out.
@MainActor package protocol DepartingMember: ViewNode {
  func didBeginDeparting()
  func didEndDeparting()
}

/// The loop that settles a tree: changes are built, what they invalidated is laid out, preferences are
/// heard, actions run; until nothing is left to do.
extension ViewGraph {
  /// Builds, lays out and runs actions until nothing is left to do, or the limit is reached.
  ///
  /// - Returns: false at the limit.
  @discardableResult
  @MainActor func runRounds() -> Bool {
    for _ in 0..<Self.settleRoundLimit {
      runChanges()
      focus.update()
      let pending = actions
      actions = []
      for action in pending { action() }
      if changes.isEmpty, isLayoutValid, actions.isEmpty, !needsPreferences, focus.isSettled {
        return true
      }
    }
    warn(
      .neverSettles,
      "state still changes after \(Self.settleRoundLimit) rounds of building and layout")
    changes.removeAll()
    actions = []
    layoutIfNeeded()
    return false
  }

  /// Builds and lays out what has changed, change by change, each under its own transaction. What
  /// the changes cause themselves waits for the next round.
  @MainActor private func runChanges() {
    let count = changes.count
    if count == 0 || hasOpenUpdate { finishUpdate() }
    for _ in 0..<count {
      guard let change = changes.begin() else { break }
      Transaction.resuming(change) {
        beginUpdate(change.transaction)
        for action in change.actions { action() }
        dirty = change.nodes
        flushDirty()
        finishUpdate()
      }
      changes.end()
    }
    motion.concludeListeners(clock)
  }

  /// Begins a pass of building: what lies where before it is noted if something may move.
  @MainActor func beginUpdate(_ transaction: Transaction) {
    motion.update = GraphUpdate(serial: motion.update.serial + 1, transaction: transaction)
    places = nil
    guard rootNode.placedProposal != nil,
      motion.mayAnimate || motion.framesEnd > clock.seconds
    else { return }
    layoutIfNeeded()
    places = FramePass.places(under: rootNode)
  }

  /// Lays out what has been built, and moves what lies elsewhere than before.
  @MainActor private func finishUpdate() {
    layOutUpdate()
    if rootNode.keyboard.isHeightStale {
      // Rule M16: what makes room for the keyboard moves with it, whatever has called it up.
      beginUpdate(hasAppeared ? Transaction(animation: .system) : Transaction())
      rootNode.keyboard.applyHeight()
      layOutUpdate()
    }
    matchedSources.dropUnused()
    hasAppeared = true
    hasOpenUpdate = false
    motion.update = GraphUpdate(serial: motion.update.serial + 1)
  }

  @MainActor private func layOutUpdate() {
    layoutIfNeeded()
    collectPreferencesIfNeeded()
    layoutIfNeeded()
    places?.animateChanges(under: rootNode)
    places = nil
  }

  /// Lays out anew what follows time; nothing begins to move by that.
  @MainActor func timeDidPass() {
    motion.timeDidPass()
    guard !isLayoutValid else { return }
    withoutAnimations {
      if motion.framesEnd > clock.seconds { places = FramePass.places(under: rootNode) }
      layoutIfNeeded()
      places?.animateChanges(under: rootNode)
      places = nil
    }
  }

  @MainActor func finishSettling() {
    scrolling.hasSettled = true
    scrolling.check(in: self, root: rootNode)
  }

  /// Rebuilds changed bodies once each, outer ones first: an outer body often rebuilds the inner.
  /// What changes meanwhile waits for the next round.
  @MainActor private func flushDirty() {
    let waiting = Set(dirty.keys)
    for node in Array(dirty.values).outermostFirst where dirty[ObjectIdentifier(node)] != nil {
      dirty[ObjectIdentifier(node)] = nil
      guard node.isMounted, let updatable = node as? any UpdatableNode else { continue }
      let before = node.items
      updatable.rebuild()
      if !node.items.elementsEqual(before, by: ===) { node.parent?.childItemsChanged() }
    }
    for key in waiting where dirty[key]?.isMounted == false { dirty[key] = nil }
  }

  @MainActor private func layoutIfNeeded() {
    var rounds = 0
    let changed = changedRows
    changedRows = []
    for node in changed where node.isMounted { node.parent?.childItemsChanged() }
    scrolling.assignRequests(under: rootNode)
    repeat {
      if !isLayoutValid {
        isLayoutValid = true
        rootNode.layOut(in: canvas)
      }
      rounds += 1
      // Geometry readers whose place in the window moved without a change of their own size.
      for node in dependents.values.map({ $0 as ViewNode }).outermostFirst {
        (node as? any GeometryDependent)?.geometryMayHaveChanged()
      }
      scrolling.assignRequests(under: rootNode)
    } while !isLayoutValid && rounds < Self.settleRoundLimit
  }

  @MainActor private func collectPreferencesIfNeeded() {
    guard needsPreferences else { return }
    _ = rootNode.collectPreferences()
    // What was built on the way has been heard already.
    needsPreferences = false
  }
}

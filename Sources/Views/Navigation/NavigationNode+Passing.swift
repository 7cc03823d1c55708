import Geometry
import LayoutCore
import ViewCore

extension NavigationNode {
  /// Rule M15: the screen that was on top and the one that is now move past each other.
  ///
  /// - Parameter kept: what is safe of the screen that was on top.
  @MainActor func pass(
    from old: [NavigationPageNode], _ oldBar: NavigationBarModel, _ kept: SafeAreaGeometry?
  ) {
    guard let from = old.last, let to = stack.last, let graph else { return }
    guard hasShown, placedProposal != nil, movesBySystem else { return endPassage() }
    let isPush = !old.contains { $0 === to }
    if var running = passage, running.other === to, running.shown === from {
      running.turn(in: graph)
      running.bars.update(oldBar, at: place(of: oldBar))
      running.bars.place(in: placedSize, keyboard: coveredByBar)
      from.keptSafeArea = kept
      to.keptSafeArea = nil
      passage = running
    } else {
      endPassage()
      from.keptSafeArea = kept
      let oldBars = NavigationBars(owner: self)
      oldBars.update(oldBar, at: place(of: oldBar))
      oldBars.place(in: placedSize, keyboard: coveredByBar)
      passage = NavigationPassage(from: from, to: to, isPush: isPush, bars: oldBars, in: graph)
    }
    scheduleEnd()
  }

  private func place(of bar: NavigationBarModel) -> NavigationBars.Place {
    NavigationBars.Place(
      rowHeight: bar.rowHeight(environment.systemLook, topInset: safeAreaInsets.top),
      scrolled: scrolled)
  }

  /// Lets the screens that move be at rest when they have passed.
  @MainActor func scheduleEnd() {
    guard let passage, let graph, passage.end.isFinite else { return }
    graph.clock.schedule(at: RenderClock.nanoseconds(atOrAfter: passage.end)) { [weak self] in
      MainActor.assumeIsolated { self?.finishPassage() }
    }
  }

  /// The screens have passed, unless they have turned meanwhile.
  @MainActor private func finishPassage() {
    guard let passage, let graph, passage.end <= graph.clock.seconds + 1e-6 else { return }
    endPassage()
    presenceMayHaveChanged()
  }

  @MainActor func endPassage() {
    guard let passage else { return }
    self.passage = nil
    heldBar = nil
    passage.bars.unmount()
    passage.under.keptSafeArea = nil
    passage.over.keptSafeArea = nil
    let other = passage.other
    guard !stack.contains(where: { $0 === other }) else { return }
    other.unmount()
    for (key, page) in pages where page === other { pages[key] = nil }
  }
}

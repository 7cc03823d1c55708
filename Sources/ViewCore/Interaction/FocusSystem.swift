import Geometry

/// Who has the focus in a graph, and the focus states that follow it.
///
/// Rules K1, K2: one view at most has the focus. Writes to focus states are gathered and followed once a round,
/// after layout: the last one that names a view which can have the focus wins. Then every focus state
/// is brought to what is so, whoever moved the focus.
package final class FocusSystem {
  /// The view that has the focus.
  package private(set) var current: (any FocusTarget)?
  /// How often component code has asked for the focus.
  package private(set) var requestCount = 0

  private let graphLink: Backlink<ViewGraph>
  private var nodes: [ObjectIdentifier: FocusNode] = [:]
  private var waiting: [any AnyFocusStateBox] = []
  /// States that may stand for views which are gone.
  private var doubtful: [any AnyFocusStateBox] = []
  private var needsSynchronizing = false
  private var needsReveal = false

  init(_ graphLink: Backlink<ViewGraph>) { self.graphLink = graphLink }

  private var graph: ViewGraph? { graphLink.target }

  // MARK: What changes the focus

  /// Component code has written to a focus state, perhaps what it had before.
  func request(_ box: any AnyFocusStateBox) {
    requestCount += 1
    waiting.removeAll { $0 === box }
    waiting.append(box)
  }

  func insert(_ node: FocusNode) { nodes[ObjectIdentifier(node)] = node }

  /// A view that a focus state names is gone; the state may stand for it still.
  func remove(_ node: FocusNode) {
    nodes[ObjectIdentifier(node)] = nil
    if let box = node.box { doubtful.append(box) }
  }

  /// A view is named by another value or state than before.
  func linkDidChange(from old: (any AnyFocusStateBox)?) {
    if let old { doubtful.append(old) }
    needsSynchronizing = true
  }

  /// Moves the focus as a touch or a key does.
  ///
  /// - Parameter revealing: whether scroll views show the target then.
  @MainActor package func move(to target: (any FocusTarget)?, revealing: Bool = true) {
    guard target.map(canFocus) != false else { return }
    take(target, telling: [])
    needsReveal = target != nil && revealing
  }

  // MARK: Once a round

  /// Whether nothing is left to do.
  var isSettled: Bool {
    waiting.isEmpty && doubtful.isEmpty && !needsSynchronizing && !needsReveal
  }

  /// Follows what was asked for since the last round; takes the focus from what can no longer have it.
  @MainActor func update() {
    let asked = waiting
    waiting = []
    let told = asked + doubtful
    doubtful = []
    let before = current
    var wanted = before.flatMap { canFocus($0) ? $0 : nil }
    for box in asked { wanted = target(of: box, now: wanted) }
    if wanted !== before || !told.isEmpty || needsSynchronizing {
      take(wanted, telling: told)
      if wanted !== before { needsReveal = wanted != nil }
    } else if needsReveal {
      needsReveal = false
      revealCurrent()
    }
  }

  /// Where the focus belongs by what a state says now.
  @MainActor private func target(
    of box: any AnyFocusStateBox, now: (any FocusTarget)?
  ) -> (any FocusTarget)? {
    let tied = nodes(of: box)
    let meant = tied.filter(\.isFocused)
    if let now, meant.contains(where: { $0.isAround(now) }) { return now }
    let found = meant.lazy.compactMap { $0.focusTargets.first(where: self.canFocus) }.first
    if let found { return found }
    if let now, tied.contains(where: { $0.isAround(now) }) { return nil }
    return now
  }

  /// Gives the focus to a target and tells it, the one before, and every focus state.
  ///
  /// - Parameter told: states that perhaps no view is tied to any more.
  @MainActor private func take(_ target: (any FocusTarget)?, telling told: [any AnyFocusStateBox]) {
    let before = current
    current = target
    needsSynchronizing = false
    synchronize(told)
    guard before !== target else { return }
    before?.setFocused(false)
    target?.setFocused(true)
    graph?.setNeedsPreferences()
  }

  /// Brings every focus state to where the focus is.
  @MainActor private func synchronize(_ told: [any AnyFocusStateBox]) {
    var boxes = told
    for node in sortedNodes {
      if let box = node.box, !boxes.contains(where: { $0 === box }) { boxes.append(box) }
    }
    for box in boxes {
      let around = current.map { current in nodes(of: box).filter { $0.isAround(current) } } ?? []
      if around.contains(where: \.isFocused) { continue }
      if let nearest = around.max(by: { $0.depth < $1.depth }) {
        nearest.adopt()
      } else {
        box.rest()
      }
    }
  }

  @MainActor private func revealCurrent() {
    guard let current else { return }
    var node = current.layoutParent
    while let parent = node {
      (parent as? any ScrollingNode)?.reveal(current.revealedNode)
      node = parent.layoutParent
    }
  }

  // MARK: Places

  /// Every view that could have the focus, disabled ones included, in the order of the views: of the
  /// topmost presentation where there is one.
  @MainActor package var targets: [any FocusTarget] {
    (graph?.root as? RootNode)?.focusScope.focusTargets ?? []
  }

  @MainActor private func canFocus(_ target: any FocusTarget) -> Bool {
    guard target.canBecomeFocused, target.isPresent,
      let scope = (graph?.root as? RootNode)?.focusScope
    else { return false }
    return target.ancestor { $0 === scope } != nil
  }

  /// In the order of their making.
  private var sortedNodes: [FocusNode] { nodes.values.sorted { $0.serial < $1.serial } }

  private func nodes(of box: any AnyFocusStateBox) -> [FocusNode] {
    sortedNodes.filter { $0.box === box }
  }
}

import Geometry
import LayoutCore
import ViewCore

/// The node of a lazy container: builds and places the views that show.
///
/// - Proposal: nothing along the axis; across it the container's own, or the track's.
/// - Size: across the axis the proposal (rule G1); along it the lines, rows that are not built taken
///   to be as long as the others on average.
/// - Placement: line after line from the start; only what shows in the viewports around.
package final class LazyNode: ViewNode {
  private(set) var flow: LazyFlow
  private var content: ViewNode?
  private(set) var parts: [LazyPart] = []
  /// Arrangements by the length across, since the last change.
  private var arrangements: [CGFloat?: LazyArrangement] = [:]
  /// The views placed last, pinned ones after the others.
  private(set) var placedItems: [ViewNode] = []
  private var placedIDs: Set<ObjectIdentifier> = []
  /// The placed views that are held at an edge.
  var pinnedItems: [ViewNode] = []
  /// Views that were in sight and move out of it with the change being made (rule M19).
  private var parting: [ViewNode] = []
  /// Views on their way out of the tree.
  private var leaving: [ViewNode] = []
  private var leavingIDs: Set<ObjectIdentifier> = []
  /// Where the views in sight lay before the present update.
  let seen = FormerPlaces()
  /// The interval along the axis in which views were placed last.
  var shownInterval: ClosedRange<CGFloat>?

  init(_ flow: LazyFlow) {
    self.flow = flow
    super.init()
  }

  deinit {
    for item in parts.allItems where item.node.layoutParent === self {
      item.node.layoutParent = nil
    }
  }

  @MainActor func update<Content: View>(
    _ flow: LazyFlow, _ content: Content, _ inputs: ViewInputs
  ) {
    let isStale =
      flow != self.flow || environment.layoutDirection != inputs.environment.layoutDirection
    let isFirst = graph == nil
    adopt(inputs)
    self.flow = flow
    var inner = inputs.inStack(along: flow.tracks == nil ? flow.axis : nil)
    inner.environment.buildsRowsLazily = true
    self.content = reconcile(self.content, content, inner)
    gatherParts()
    if isStale, !isFirst { invalidateLayout() }
  }

  @MainActor private func gatherParts() {
    let before = parts.allItems.map(\.node)
    let countBefore = parts.rowCount
    var walk = LazyWalk()
    if let content { walk.append(content, wrappers: LazyWrappers(), section: nil, role: .cell) }
    parts = walk.parts
    parts.buildSamples()
    let items = parts.allItems
    for item in items { item.node.layoutParent = self }
    gatherLeaving(besides: items.map(\.node))
    let isSame =
      countBefore == parts.rowCount && items.elementsEqual(before) { $0.node === $1 }
    arrangements = [:]
    if !isSame { invalidateLayout() }
  }

  /// Rule M11: what has left is painted where it lay.
  @MainActor private func gatherLeaving(besides items: [ViewNode]) {
    leaving = content?.departingItems(besides: items).filter { $0.layoutParent === self } ?? []
    leavingIDs = Set(leaving.map(ObjectIdentifier.init))
    updatePaintedChildren()
  }

  @MainActor private func updatePaintedChildren() {
    let isPlain = leaving.isEmpty && parting.isEmpty
    setPaintedChildren(isPlain ? nil : leaving + parting + placedItems)
  }

  package override func didMount() { graph?.addDependent(self) }
  package override func willUnmount() { graph?.removeDependent(self) }
  @MainActor package override func childItemsChanged() { gatherParts() }
  package override var structuralChildren: _NodeList { _NodeList(content) }
  package override var layoutChildren: _NodeList { _NodeList(placedItems) }
  /// Views out of sight say nothing, built or not.
  package override var preferenceChildren: _NodeList {
    _NodeList(placedItems.flatMap { $0.partsBelowCopies })
  }

  /// Takes note of the views in sight; those that came or went are told.
  ///
  /// - Parameter parting: those that move out of sight.
  @MainActor func show(_ items: [ViewNode], parting: [ViewNode] = []) {
    self.parting = parting
    defer { updatePaintedChildren() }
    let before = placedItems
    let beforeIDs = placedIDs
    placedItems = items
    placedIDs = Set(items.map(ObjectIdentifier.init))
    let gone = before.filter { !shows($0) }
    let come = items.filter { !beforeIDs.contains(ObjectIdentifier($0)) }
    for item in gone + come {
      for part in item.partsBelowCopies {
        part.presenceMayHaveChanged()
        // A modifier with copies follows the items of all of them.
        (part.parent as? any ItemModifying)?.presenceDidChange()
      }
    }
  }

  /// Builds some rows; whether there was one to build.
  @MainActor func build(_ rows: [(rows: LazyRows, indices: [Int])]) -> Bool {
    var hasBuilt = false
    for (rows, indices) in rows where rows.build(indices) { hasBuilt = true }
    guard hasBuilt else { return false }
    parts.buildSamples()
    let items = parts.allItems
    for item in items { item.node.layoutParent = self }
    // One on its way out may have come back.
    if !leaving.isEmpty { gatherLeaving(besides: items.map(\.node)) }
    arrangements = [:]
    graph?.setNeedsPreferences()
    return true
  }

  // MARK: Sizing

  func arrangement(across length: CGFloat?) -> LazyArrangement {
    if let known = arrangements[length] { return known }
    let arrangement = LazyArrangement(parts, flow: flow, across: length)
    arrangements[length] = arrangement
    return arrangement
  }

  /// The length across to arrange for: an infinite one only asks how far the container grows.
  func across(_ proposal: ProposedViewSize) -> CGFloat? {
    proposal[flow.axis.other].flatMap { $0.isFinite ? $0 : nil }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let arrangement = arrangement(across: across(proposal))
    return CGSize(
      arrangement.length, along: flow.axis,
      across: proposal[flow.axis.other] ?? arrangement.naturalAcross)
  }

  package override func staticRange(along axis: Axis) -> _LengthRange? {
    axis == flow.axis ? nil : .greedy
  }

  package override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { axis == flow.axis }
  package override func layoutDidBecomeInvalid() { arrangements = [:] }
  package override func placeChildren() { placeVisible() }
  package override var placesArrivals: Bool { true }

  /// What has moved out of sight is no longer painted when nothing moves.
  package override func paint(_ painter: inout _Painter) {
    guard !parting.isEmpty, graph?.motion.movesFrames(at: moment.seconds) != true else {
      return paintChildren(&painter)
    }
    for child in (leaving + placedItems).inPaintingOrder { paintChild(child, &painter) }
  }

  package override func describe(_ description: inout _ViewDescription) {
    let stack = flow.axis == .vertical ? "LazyVStack" : "LazyHStack"
    let grid = flow.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    description.type = flow.tracks == nil ? stack : grid
  }
}

extension LazyNode: PresenceDecider {
  package func shows(_ child: ViewNode) -> Bool {
    let id = ObjectIdentifier(child)
    return placedIDs.contains(id) || leavingIDs.contains(id)
  }
}

extension ViewNode {
  /// The roots of the structures that an item consists of: the item itself, or, where it is the copy
  /// of a modifier, what is under it and then the copy.
  fileprivate var partsBelowCopies: [ViewNode] {
    guard let modifier = self as? any ItemWrapping, modifier.isCopy,
      let inner = modifier.wrappedItem
    else { return [self] }
    return inner.partsBelowCopies + [self]
  }
}

extension [LazyPart] {
  /// How many rows there are, built or not.
  fileprivate var rowCount: Int { allRows.reduce(0) { $0 + $1.count } }
}

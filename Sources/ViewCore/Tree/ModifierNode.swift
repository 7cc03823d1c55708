import Geometry
import LayoutCore

/// The node of a modifier on a view: stands in the layout for one item of its content.
///
/// Rule L11: a modifier on several views goes to each of them, so content of several items gets one
/// copy of this node an item. Layout is the content's unless a subclass says otherwise.
open class _ModifierNode<Modifier>: _ViewNode {
  // Unchecked, and in an order without gaps, as in `_ViewNode`.
  /// Whether the one item is on its way out, and this node with it.
  @exclusivity(unchecked) package final private(set) var isDeparting = false
  /// Whether this node is such a copy.
  @exclusivity(unchecked) package final private(set) var isCopy = false
  @exclusivity(unchecked) private final var content: ViewNode?
  /// Nodes of this type; not said here, for unspecialised code would look the type up all the time.
  @exclusivity(unchecked) private final var copies: [ViewNode] = []
  /// Retained here: layout asks the item without counting references.
  @exclusivity(unchecked) private final var retainedItem: Unmanaged<ViewNode>?
  /// Comes last: what lies behind a value of any type is found by looking up its size.
  @exclusivity(unchecked) package final var modifier: Modifier

  /// Asks the item something without counting references, as in `visit`.
  @inline(__always)
  package final func visitItem<Result>(_ body: (ViewNode) -> Result) -> Result? {
    retainedItem?._withUnsafeGuaranteedRef(body)
  }

  /// The layout item that this node modifies; `nil` when the content has none or several.
  package final private(set) var item: ViewNode? {
    get { retainedItem?.takeUnretainedValue() }
    set {
      let old = retainedItem
      retainedItem = newValue.map(Unmanaged.passRetained)
      old?.release()
    }
  }

  deinit {
    visitItem { if $0.layoutParent === self { $0.layoutParent = nil } }
    item = nil
  }

  /// Whether the content has several items, each under a copy of this node.
  package final var hasCopies: Bool { !copies.isEmpty }
  /// The layout items that this node and its copies modify.
  package final var modifiedItems: [ViewNode] {
    if let item { return [item] }
    return copies.compactMap { ($0 as? _ModifierNode<Modifier>)?.item }
  }

  public required init(_ modifier: Modifier) {
    self.modifier = modifier
    super.init()
  }

  /// What content is built with; subclasses change the environment here.
  @MainActor open func contentInputs(_ inputs: _ViewInputs) -> _ViewInputs { inputs }

  /// Other items have come under this node or its copies while it was in the tree.
  @MainActor open func modifiedItemsDidChange() {}

  /// The modifier's value changed from `old`; subclasses invalidate what depends on it.
  @MainActor open func modifierDidChange(from old: Modifier) {}

  @MainActor package final func update<Content: View>(
    _ content: Content, _ modifier: Modifier, _ inputs: ViewInputs
  ) {
    let isFirst = graph == nil
    adopt(inputs)
    let old = self.modifier
    self.modifier = modifier
    self.content = reconcile(self.content, content, contentInputs(inputs))
    gatherItems()
    if !isFirst { modifierDidChange(from: old) }
    if hasCopies { updateCopies(inputs, from: old) }
  }

  @MainActor private func updateCopies(_ inputs: ViewInputs, from old: Modifier) {
    for case let copy as _ModifierNode<Modifier> in copies {
      copy.adopt(inputs)
      copy.modifier = modifier
      copy.modifierDidChange(from: old)
    }
  }

  @MainActor private func gatherItems() {
    let items = content?.itemList ?? []
    if let only = items.only, copies.isEmpty, motion == nil, graph?.motion.hasDepartures != true,
      !holdsUnbuiltRows
    {
      isDeparting = false
      setItem(only)
    } else {
      gatherSeveral(items.array)
    }
    if isMounted { modifiedItemsDidChange() }
  }

  /// Items of any number, or some that come and go.
  @MainActor private func gatherSeveral(_ items: [ViewNode]) {
    let departing = gatherDepartures(items)
    if items.isEmpty, departing.contains(where: { $0 === item }) {
      return standForDeparture(departing)
    }
    isDeparting = false
    let known = copiesByItem
    keepCopies(of: departing, known)
    if items.count == 1, !holdsUnbuiltRows {
      replaceCopies(by: [])
      setItem(items[0])
      paintDepartures(departing)
    } else {
      paintDepartures(departing)
      setItem(nil)
      guard !items.isEmpty else { return replaceCopies(by: []) }
      let current = items.map { item -> ViewNode in
        let copy = known[ObjectIdentifier(item)] ?? Self(modifier)
        copy.isCopy = true
        copy.graph = graph
        copy.environment = environment
        copy.parent = self
        copy.setItem(item)
        copy.mount()
        return copy
      }
      replaceCopies(by: current)
    }
  }

  private var leavingCopies: [_ModifierNode<Modifier>] {
    motion?.departures.compactMap { $0.node as? _ModifierNode<Modifier> } ?? []
  }

  /// The copies by what they modify, those on their way out included.
  private var copiesByItem: [ObjectIdentifier: _ModifierNode<Modifier>] {
    var result: [ObjectIdentifier: _ModifierNode<Modifier>] = [:]
    if copies.isEmpty, motion == nil { return result }
    for case let copy as _ModifierNode<Modifier> in copies + (leavingCopies as [ViewNode]) {
      if let item = copy.item { result[ObjectIdentifier(item)] = copy }
    }
    return result
  }

  /// Rule M11: copies leave with what they modify.
  @MainActor private func keepCopies(
    of departing: [ViewNode], _ known: [ObjectIdentifier: _ModifierNode<Modifier>]
  ) {
    let kept = departing.compactMap { known[ObjectIdentifier($0)] }
    if kept.isEmpty, motion?.departures.isEmpty != false { return }
    for copy in leavingCopies where !kept.contains(where: { $0 === copy }) {
      if content?.items.contains(where: { $0 === copy.item }) != true { copy.unmount() }
    }
    makeMotion().departures = kept.map {
      NodeMotion.Departure(node: $0, identity: nil, serial: 0)
    }
  }

  /// The items of the content that are on their way out.
  @MainActor private func gatherDepartures(_ items: [ViewNode]) -> [ViewNode] {
    content?.departingItems(besides: items) ?? []
  }

  /// Rule M11: with its only item this node leaves the layout too.
  @MainActor private func standForDeparture(_ departing: [ViewNode]) {
    isDeparting = true
    paintDepartures(departing)
  }

  /// Paints items on their way out where they lay here, under the one that stays.
  @MainActor private func paintDepartures(_ departing: [ViewNode]) {
    let others = departing.filter { $0 !== item && $0.layoutParent === self }
    if others.isEmpty {
      motion?.painted = nil
    } else {
      makeMotion().painted = others + layoutChildren
    }
  }

  /// Whether rows may join the content one by one: then even a single one is under a copy.
  @MainActor private var holdsUnbuiltRows: Bool {
    environment.buildsRowsLazily && content?.holdsRows == true
  }

  @MainActor private func replaceCopies(by current: [ViewNode]) {
    if copies.isEmpty, current.isEmpty { return }
    let kept = Set(current.map(ObjectIdentifier.init))
    let leaving = Set(leavingCopies.map(ObjectIdentifier.init))
    for copy in copies
    where !kept.contains(ObjectIdentifier(copy)) && !leaving.contains(ObjectIdentifier(copy)) {
      copy.unmount()
    }
    copies = current
  }

  @MainActor private func setItem(_ item: ViewNode?) {
    guard item !== self.item else {
      item?.layoutParent = self
      return
    }
    self.item = item
    item?.layoutParent = self
    holdsLongList = item?.holdsLongList ?? false
    if placedProposal != nil { invalidateLayout() }
  }

  @MainActor open override func childItemsChanged() {
    gatherItems()
    parent?.childItemsChanged()
  }

  open override var structuralChildren: _NodeList {
    hasCopies ? _NodeList(content).appending(copies) : _NodeList(content)
  }

  open override func appendItems(to items: inout _NodeList) {
    if isDeparting, graph?.motion.gathersDepartures != true { return }
    appendDepartures(to: &items)
    if item != nil { items.append(self) } else { items.append(contentsOf: copies) }
  }

  open override var modifiedContent: _ViewNode? { content }
  open override var core: _ViewNode { item?.core ?? self }
  open override var layoutChildren: _NodeList { _NodeList(item) }
  open override func expectPlacement(_ isExpected: Bool) { item?.expectPlacement(isExpected) }
  open override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    visitItem { $0.size(for: proposal) } ?? .zero
  }
  open override func computeSpacing() -> ViewSpacing { visitItem(\.spacing) ?? ViewSpacing() }
  open override func computeExplicitGuides() -> _ExplicitGuides {
    visitItem(\.explicitGuides) ?? []
  }
  open override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? { item?.explicitGuide(key, in: proposal) }
  open override func staticRange(along axis: Axis) -> _LengthRange? {
    visitItem { $0.knownRange(along: axis) } ?? nil
  }
  open override func computeIsUnbounded(along axis: Axis) -> Bool? {
    visitItem { $0.isUnbounded(along: axis) } ?? nil
  }
  open override func computeRange(along axis: Axis, across cross: CGFloat?) -> _LengthRange? {
    visitItem { $0.lengthRange(along: axis, across: cross) }
  }
  open override func computeRangeDependsOnCross(_ axis: Axis) -> Bool {
    visitItem { $0.rangeDependsOnCross(axis) } ?? false
  }
  open override var priority: Double { visitItem(\.priority) ?? 0 }
  open override var zIndex: Double { item?.zIndex ?? 0 }
  open override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    item?.layoutValue(key) ?? Key.defaultValue
  }
  open override func placeChildren() {
    item?.place(at: .zero, proposal: placedProposal ?? .unspecified, size: placedSize)
  }
}

package typealias ModifierNode = _ModifierNode

extension _ModifierNode: ItemModifying {
  package final var standIns: [ObjectIdentifier: ViewNode] {
    if let item { return [ObjectIdentifier(item): self] }
    var standIns: [ObjectIdentifier: ViewNode] = [:]
    for case let copy as _ModifierNode<Modifier> in copies {
      if let item = copy.item { standIns[ObjectIdentifier(item)] = copy }
    }
    return standIns
  }

  package final func gatherAgain() { gatherItems() }
}

extension ViewNode {
  /// Whether rows of a `ForEach` are among the views that this node flattens to.
  @MainActor fileprivate var holdsRows: Bool {
    if self is any RowSource { return true }
    if self is any ItemModifying { return modifiedContent?.holdsRows == true }
    return !isLayoutItem && flattenedChildren.contains { $0.holdsRows }
  }
}

extension View {
  /// The node of `content` under a modifier whose node class is `Node`.
  @MainActor
  package static func makeModifierNode<Content: View, Modifier, Node: ModifierNode<Modifier>>(
    _ type: Node.Type, _ content: Content, _ modifier: Modifier, replacing old: ViewNode?,
    inputs: ViewInputs
  ) -> ViewNode {
    let node = (old as? Node) ?? Node(modifier)
    node.update(content, modifier, inputs)
    return node
  }
}

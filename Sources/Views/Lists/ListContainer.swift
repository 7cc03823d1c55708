import Geometry
import LayoutCore
import ViewCore

/// The scrolled content of a list.
struct ListContent<Content: View> {
  let content: Content
  /// What a touch on a row selects; `nil` where the list has no selection.
  let selection: PickerChoice?
}

extension ListContent: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? ListNode) ?? ListNode()
    node.update(view, inputs)
    return node
  }
}

/// The node of a list's rows, headers and footers.
///
/// - Proposal: each row gets its card less its insets, the height from what it is without one.
/// - Size: the proposed width; the height of all sections.
/// - Placement: sections below one another (rules C8 and C9).
final class ListNode: ViewNode {
  private var content: ViewNode?
  private var listItems: [LazyItem] = []
  /// Rows on their way out.
  private(set) var departing: [ViewNode] = []
  private(set) var selection: PickerChoice?
  /// Made when first asked for by the tree; a list that goes away makes none.
  private var ownPlates: ListPlates?
  private var ownSwipes: ListSwipes?
  private(set) lazy var moves = ListMoves(self)
  @MainActor private(set) lazy var swipeContender = SwipeContender(self)
  private var arranged: (width: CGFloat, arrangement: ListArrangement)?

  @MainActor func update<Content: View>(_ view: ListContent<Content>, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    let before = isFirst ? nil : setting
    adopt(inputs)
    selection = view.selection
    var inner = inputs
    inner.environment.stackOrientation = nil
    inner.environment.buildsRowsLazily = false
    inner.environment.listConfiguration = ListConfiguration()
    inner.environment.scrollContentBackground = .automatic
    if let selection {
      content = reconcile(
        content, view.content.modifier(ListSelectionModifier(choice: selection)), inner)
    } else {
      content = reconcile(content, view.content, inner)
    }
    gatherItems()
    if let before, before != setting { invalidateLayout() }
  }

  /// What is around the list and decides where its rows lie.
  private struct Setting: Equatable {
    let configuration: ListConfiguration
    let metrics: ListMetrics
    let direction: LayoutDirection
    let isEditing: Bool
  }

  private var setting: Setting {
    Setting(
      configuration: environment.listConfiguration, metrics: metrics,
      direction: environment.layoutDirection, isEditing: environment.isEditing)
  }

  @MainActor private func gatherItems() {
    var walk = LazyWalk()
    if let content {
      walk.append(content, wrappers: LazyWrappers(), section: nil, role: .cell)
    }
    let found = walk.parts.allItems
    let isSame = found.elementsEqual(listItems) { $0.node === $1.node && $0.role == $1.role }
    listItems = found
    for item in listItems { item.node.layoutParent = self }
    let items = found.map(\.node)
    let departing =
      content?.departingItems(besides: items).filter { $0.layoutParent === self } ?? []
    self.departing = departing
    plates.update(found.filter { $0.role == .cell }, departing: departing)
    if let plate = swipes.plate, !plates.staying.contains(where: { $0 === plate }) { swipes.drop() }
    if let plate = moves.plate, !plates.staying.contains(where: { $0 === plate }) { moves.forget() }
    updatePaintedChildren()
    if !isSame { invalidateLayout() } else { arranged = nil }
  }

  @MainActor private func updatePaintedChildren() {
    setPaintedChildren(departing.isEmpty ? nil : departing + layoutChildren)
  }

  override func childItemsChanged() { gatherItems() }
  override func willUnmount() {
    plates.unmount()
    swipes.unmount()
  }
  override var structuralChildren: _NodeList {
    _NodeList(content).appending((ownSwipes?.nodes ?? []) + (ownPlates?.controls ?? []))
  }
  override var layoutChildren: _NodeList {
    _NodeList((ownSwipes?.nodes ?? []) + listItems.map(\.node) + (ownPlates?.controls ?? []))
  }
  override func layoutDidBecomeInvalid() { arranged = nil }

  var plates: ListPlates {
    if let ownPlates { return ownPlates }
    let made = ListPlates(self)
    ownPlates = made
    return made
  }

  var swipes: ListSwipes {
    if let ownSwipes { return ownSwipes }
    let made = ListSwipes(self)
    ownSwipes = made
    return made
  }

  // MARK: Layout

  private static let idealWidth: CGFloat = 320

  private func arrangement(_ width: CGFloat) -> ListArrangement {
    if let arranged, arranged.width == width { return arranged.arrangement }
    let metrics = metrics(width)
    let arrangement = ListArrangement(
      listItems, configuration: environment.listConfiguration, metrics: metrics, width: width,
      isEditing: environment.isEditing)
    arranged = (width, arrangement)
    return arrangement
  }

  private func metrics(_ width: CGFloat) -> ListMetrics {
    ListMetrics(
      environment.listConfiguration, width: width, environment: environment,
      isUnderLargeTitle: isUnderLargeTitle)
  }

  /// Whether this is a screen's list, and no list in a list, right under a large title (rule C8).
  private var isUnderLargeTitle: Bool {
    var current = parent
    while let node = current, !(node is ListNode) {
      if let page = node as? NavigationPageNode { return page.isUnderLargeTitle }
      current = node.parent
    }
    return false
  }

  /// The lengths of the list as it is placed.
  var metrics: ListMetrics { metrics(placedSize.width) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? Self.idealWidth
    let height = arrangement(width).height
    return CGSize(width: width, height: height)
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { axis == .vertical }

  override func placeChildren() {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let arrangement = arrangement(placedSize.width)
    let isDisplaced = displacePlates()
    let byItem = isDisplaced ? plates.byItem : [:]
    for line in arrangement.lines {
      let x = isMirrored ? placedSize.width - line.content.maxX : line.content.minX
      let moved = byItem[line.item.serial]?.displacement ?? .zero
      line.item.place(
        at: CGPoint(x: x + moved.x, y: line.content.minY + moved.y), proposal: line.proposal,
        size: line.content.size)
    }
    plates.place(
      arrangement, metrics,
      isGrouped: environment.listConfiguration.style.isGrouped)
    swipes.place()
    updatePaintedChildren()
  }

  /// Notes how far fingers have moved rows; whether any is moved.
  private func displacePlates() -> Bool {
    let isDisplaced = swipes.movesRows || moves.isMoving
    for plate in plates.staying {
      plate.displacement =
        isDisplaced
        ? CGPoint(x: swipes.offset(of: plate), y: moves.offset(of: plate)) : .zero
    }
    return isDisplaced
  }

  override func paint(_ painter: inout _Painter) { paintLines(&painter) }
  override var movingParts: [_ViewNode] { plates.nodes }

  override func describe(_ description: inout _ViewDescription) { description.type = "ListContent" }
}

extension ListNode: TouchRegion {
  /// Rows that a finger may move aside take touches with all of their bounds; while one is aside, all
  /// of the list does.
  func takesTouch(at point: CGPoint) -> Bool {
    if swipes.isOpen { return CGRect(origin: .zero, size: placedSize).contains(point) }
    return plates.staying.contains { $0.line.row.contains(point) && swipes.hasActions($0) }
  }
}

extension ViewNode {
  /// Whether a finger that lies on this view may move the row that it is in, or is the handle of.
  @MainActor package var isInMovableRow: Bool {
    if holdsHandle { return true }
    var child = self
    while let parent = child.layoutParent {
      if let list = parent as? ListNode {
        return list.plates.staying.contains { $0.item === child && list.swipes.hasActions($0) }
      }
      child = parent
    }
    return false
  }

  private var holdsHandle: Bool {
    ancestor { $0 is ListHandleNode } != nil || layoutChildren.contains { $0 is ListHandleNode }
      || self is ListHandleNode
  }
}

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
  private(set) var selection: PickerChoice?
  private(set) lazy var plates = ListPlates(self)
  private var arranged: (width: CGFloat, arrangement: ListArrangement)?

  @MainActor func update<Content: View>(_ view: ListContent<Content>, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    let before = (environment.listConfiguration, environment.isUnderLargeTitle)
    adopt(inputs)
    selection = view.selection
    var inner = inputs
    inner.environment.stackOrientation = nil
    inner.environment.buildsRowsLazily = false
    inner.environment.listConfiguration = ListConfiguration()
    inner.environment.isUnderLargeTitle = false
    inner.environment.scrollContentBackground = .automatic
    if let selection {
      content = reconcile(
        content, view.content.modifier(ListSelectionModifier(choice: selection)), inner)
    } else {
      content = reconcile(content, view.content, inner)
    }
    gatherItems()
    if !isFirst, before != (environment.listConfiguration, environment.isUnderLargeTitle) {
      invalidateLayout()
    }
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
    let departing = content?.departingItems(besides: items).filter { $0.layoutParent === self } ?? []
    setPaintedChildren(departing.isEmpty ? nil : departing + items)
    plates.update(found.filter { $0.role == .cell }.map(\.node), departing: departing)
    if !isSame { invalidateLayout() } else { arranged = nil }
  }

  override func childItemsChanged() { gatherItems() }
  override func willUnmount() { plates.unmount() }
  override var structuralChildren: [_ViewNode] { content.map { [$0] } ?? [] }
  override var layoutChildren: [_ViewNode] { listItems.map(\.node) }
  override func layoutDidBecomeInvalid() { arranged = nil }

  // MARK: Layout

  private static let idealWidth: CGFloat = 320

  private func arrangement(_ width: CGFloat) -> ListArrangement {
    if let arranged, arranged.width == width { return arranged.arrangement }
    let metrics = metrics(width)
    let arrangement = ListArrangement(
      listItems, configuration: environment.listConfiguration, metrics: metrics, width: width)
    arranged = (width, arrangement)
    return arrangement
  }

  private func metrics(_ width: CGFloat) -> ListMetrics {
    ListMetrics(environment.listConfiguration, width: width, environment: environment)
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
    for line in arrangement.lines {
      let x = isMirrored ? placedSize.width - line.content.maxX : line.content.minX
      line.item.place(
        at: CGPoint(x: x, y: line.content.minY), proposal: line.proposal, size: line.content.size)
    }
    plates.place(
      arrangement, radius: metrics.cornerRadius,
      isGrouped: environment.listConfiguration.style.isGrouped)
  }

  override func paint(_ painter: inout _Painter) { paintLines(&painter) }
  override var movingParts: [_ViewNode] { plates.nodes }

  override func describe(_ description: inout _ViewDescription) { description.type = "ListContent" }
}

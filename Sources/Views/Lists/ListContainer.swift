import Drawing
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
  private var selection: PickerChoice?
  private var backgrounds: [ObjectIdentifier: DeferredContent] = [:]
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
    updateBackgrounds()
    if !isSame { invalidateLayout() } else { arranged = nil }
  }

  @MainActor private func updateBackgrounds() {
    guard let graph else { return }
    var current: [ObjectIdentifier: DeferredContent] = [:]
    for item in listItems where item.role == .cell {
      guard let view = item.node.layoutValue(ListRowTraitsKey.self).background else { continue }
      let key = ObjectIdentifier(item.node)
      let background = backgrounds[key] ?? DeferredContent(alignment: .center, owner: self)
      background.update(view, ViewInputs(graph: graph, environment: item.node.environment))
      current[key] = background
    }
    for (key, background) in backgrounds where current[key] == nil { background.unmount() }
    backgrounds = current
  }

  override func childItemsChanged() { gatherItems() }
  override func willUnmount() { for background in backgrounds.values { background.unmount() } }
  override var structuralChildren: [_ViewNode] { content.map { [$0] } ?? [] }
  override var layoutChildren: [_ViewNode] { listItems.map(\.node) }
  override func layoutDidBecomeInvalid() { arranged = nil }

  // MARK: Layout

  private static let idealWidth: CGFloat = 320

  private func arrangement(_ width: CGFloat) -> ListArrangement {
    if let arranged, arranged.width == width { return arranged.arrangement }
    let metrics = ListMetrics(environment.listConfiguration, width: width, environment: environment)
    let arrangement = ListArrangement(
      listItems, configuration: environment.listConfiguration, metrics: metrics, width: width)
    arranged = (width, arrangement)
    return arrangement
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? Self.idealWidth
    let height = arrangement(width).height
    return CGSize(width: width, height: height)
  }

  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { axis == .vertical }

  override func placeChildren() {
    let isMirrored = environment.layoutDirection == .rightToLeft
    for line in arrangement(placedSize.width).lines {
      let x = isMirrored ? placedSize.width - line.content.maxX : line.content.minX
      line.item.place(
        at: CGPoint(x: x, y: line.content.minY), proposal: line.proposal, size: line.content.size)
      if let background = backgrounds[ObjectIdentifier(line.item)] {
        background.place(in: line.row.size)
        background.node.origin = line.row.origin
      }
    }
  }

  // MARK: Painting

  override func paint(_ painter: inout _Painter) {
    let metrics = ListMetrics(
      environment.listConfiguration, width: placedSize.width, environment: environment)
    let lines = arrangement(placedSize.width).lines
    let cells = lines.filter { $0.role == .cell }
    // The rows move by themselves.
    let offset = presentedOffset
    painter.moved(by: offset) { painter in
      for line in cells { paintBackground(of: line, metrics, &painter) }
    }
    for line in lines { paintChild(line.item, &painter) }
    painter.moved(by: offset) { painter in
      for line in cells { paintSeparator(of: line, metrics, &painter) }
    }
  }

  override var motionRole: _MotionRole { .outline }

  @MainActor private func paintBackground(
    of line: ListArrangement.Line, _ metrics: ListMetrics, _ painter: inout Painter
  ) {
    let upper = line.isFirst ? metrics.cornerRadius : 0
    let lower = line.isLast ? metrics.cornerRadius : 0
    let outline = UnevenRoundedRectangle(
      topLeadingRadius: upper, bottomLeadingRadius: lower, bottomTrailingRadius: lower,
      topTrailingRadius: upper
    ).path(in: painter.aligned(line.row, toPixel: environment.pixelLength))
    if let background = backgrounds[ObjectIdentifier(line.item)] {
      painter.clipping(to: outline) { paintChild(background.node, &$0) }
      return
    }
    var color: Color?
    if environment.listConfiguration.style.isGrouped {
      color = Color(.system(.secondaryGroupedBackground))
    }
    if isSelected(line.item) { color = Color(.system(.gray4)) }
    if let color { painter.draw(outline, paint: .color(color.displayColor(in: environment))) }
  }

  @MainActor private func isSelected(_ item: ViewNode) -> Bool {
    guard let selection, let tag = item.itemTag(below: self) else { return false }
    return selection.isSelected(tag)
  }

  /// A hairline under a row that has another below it in its card; under every row of a plain list.
  @MainActor private func paintSeparator(
    of line: ListArrangement.Line, _ metrics: ListMetrics, _ painter: inout Painter
  ) {
    let isGrouped = environment.listConfiguration.style.isGrouped
    guard !(isGrouped && line.isLast), line.traits.separator != .hidden else { return }
    let guides = line.item.dimensions(in: line.proposal)
    let start = line.content.minX + guides[HorizontalAlignment.listRowSeparatorLeading]
    let end =
      guides[explicit: .listRowSeparatorTrailing].map { line.content.minX + $0 }
      ?? line.row.maxX - (metrics.insetsSeparatorEnd ? metrics.contentInset : 0)
    let thickness = environment.pixelLength
    var frame = CGRect(
      x: start, y: line.row.maxY - thickness, width: max(0, end - start), height: thickness)
    if environment.layoutDirection == .rightToLeft {
      frame.origin.x = placedSize.width - frame.maxX
    }
    let color = line.traits.separatorTint ?? Color(.system(.separator))
    frame = painter.aligned(frame, toPixel: environment.pixelLength)
    painter.draw(Path(frame), paint: .color(color.displayColor(in: environment)))
  }

  override func describe(_ description: inout _ViewDescription) { description.type = "ListContent" }
}

/// A row that a touch selects.
struct ListSelectionModifier {
  let choice: PickerChoice
}

extension ListSelectionModifier: NodeModifier {
  typealias Node = ListSelectionNode
}

final class ListSelectionNode: ModifierNode<ListSelectionModifier> {
  @MainActor private var rowTag: TagValue? {
    item?.itemTag(below: isCopy ? parent ?? self : self)
  }

  override func describe(_ description: inout _ViewDescription) {
    if let rowTag, modifier.choice.isSelected(rowTag) { description.traits.append("selected") }
  }
}

extension ListSelectionNode: InteractionTarget {
  func performTap() -> Bool {
    guard environment.isEnabled, environment.allowsHitTesting, let rowTag else { return false }
    modifier.choice.select(rowTag)
    return true
  }
}

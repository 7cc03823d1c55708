import Geometry
import LayoutCore
import ViewCore

/// Tabs of which one is shown, and their bar.
struct TabContainer<Content: View> {
  let content: Content
  let choice: PickerChoice?
  /// The position of the shown tab where no selection says it.
  let ownIndex: Binding<Int>
  let style: _TabViewStyleKind
  let accessory: TabAccessory?
}

extension TabContainer: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? TabNode) ?? TabNode()
    node.update(view, inputs)
    return node
  }
}

/// The node of a tab view. All tabs are built; one is laid out and painted.
///
/// - Proposal: less the bar, to the shown tab.
/// - Size: the proposal.
/// - Placement: the tab centred over the bar, the bar at the bottom edge of the screen.
final class TabNode: ViewNode {
  private var content: ViewNode?
  private var tabs: [ViewNode] = []
  private var choice: PickerChoice?
  private var ownIndex = Binding.constant(0)
  private var style = _TabViewStyleKind.bar
  private var accessory: TabAccessory?
  private var isBarHidden = false
  private var bottomInset: CGFloat = 0
  private lazy var bar = DeferredContent(alignment: .bottom, owner: self)

  @MainActor func update<Content: View>(_ view: TabContainer<Content>, _ inputs: ViewInputs) {
    adopt(inputs)
    choice = view.choice
    ownIndex = view.ownIndex
    style = view.style
    if (accessory == nil) != (view.accessory == nil) { invalidateLayout() }
    accessory = view.accessory
    var inner = inputs
    inner.environment.stackOrientation = nil
    inner.environment.listRowContext = nil
    inner.environment.tabAccessory = nil
    content = reconcile(content, view.content, inner)
    gatherTabs()
  }

  @MainActor private func gatherTabs() {
    let before = shown
    tabs = content?.items ?? []
    for tab in tabs { tab.layoutParent = self }
    shown = selectedIndex.map { tabs[$0] }
    updateBar()
    if before !== shown {
      invalidateLayout()
      presenceMayHaveChanged()
    }
  }

  private var shown: ViewNode?

  @MainActor private var selectedIndex: Int? {
    guard !tabs.isEmpty else { return nil }
    guard let choice else { return min(max(0, ownIndex.wrappedValue), tabs.count - 1) }
    let index = tabs.firstIndex { tab in
      tab.itemTag(below: self).map(choice.isSelected) ?? false
    }
    return index ?? 0
  }

  @MainActor private func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    if let choice {
      if let tag = tabs[index].itemTag(below: self) { choice.select(tag) }
    } else {
      ownIndex.wrappedValue = index
    }
  }

  @MainActor private func updateBar() {
    guard let graph else { return }
    var environment = environment
    environment.stackOrientation = nil
    environment.tabAccessory = nil
    let entries = tabs.enumerated().map { index, tab in
      TabBarEntry(
        label: tab.layoutValue(TabItemKey.self)?.label ?? AnyView(EmptyView()),
        badge: tab.layoutValue(BadgeKey.self)?.text, isSelected: tab === shown,
        select: { [weak self] in self?.select(index) })
    }
    let view: AnyView =
      switch style {
      case .page: AnyView(PageDots(entries: entries))
      case .bar where isBarHidden: AnyView(EmptyView())
      case .bar:
        TabAccessoryView.over(TabBar(entries: entries, bottomInset: bottomInset), accessory)
      }
    bar.update(view, ViewInputs(graph: graph, environment: environment))
    placeBar()
  }

  override func childItemsChanged() { gatherTabs() }

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    let isHidden = values[TabBarVisibilityKey.self] == .hidden
    values.remove(TabBarVisibilityKey.self)
    guard isHidden != isBarHidden else { return }
    isBarHidden = isHidden
    updateBar()
    invalidateLayout()
  }

  override func willUnmount() { bar.unmount() }
  override var structuralChildren: _NodeList {
    _NodeList(content).appending(bar.node)
  }
  override var preferenceChildren: _NodeList { _NodeList(shown) }
  override var layoutChildren: _NodeList { _NodeList(shown).appending(bar.node) }

  // MARK: Layout

  /// How much of the safe area the bar takes. Source: facts.md §4 for iOS 26 (58 high, 23 above the
  /// edge); 49 over the safe area before is UIKit's long-standing height.
  private var barHeight: CGFloat {
    guard style == .bar, !isBarHidden else { return 0 }
    let extra = accessory == nil ? 0 : TabAccessory.height + TabAccessory.gap
    switch environment.systemLook {
    case .ios18: return 49 + extra
    case .ios26: return max(0, 58 + 23 + extra - safeAreaInsets.bottom + safeAreaGeometry.keyboard)
    case .macos26: return 0
    }
  }

  /// The keyboard covers the bar.
  private var tabFrame: CGRect {
    let bar = safeAreaGeometry.keyboard > 0 ? 0 : barHeight
    return CGRect(x: 0, y: 0, width: placedSize.width, height: max(0, placedSize.height - bar))
  }

  override var safeAreaFrame: CGRect? { tabFrame }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.size(orFrom: shown?.size(for: proposal) ?? .zero)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? { .greedy }
  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }

  override func placeChildren() {
    let frame = tabFrame
    if let shown {
      let proposal = ProposedViewSize(frame.size)
      let size = shown.sizeToPlace(for: proposal).finite
      shown.place(
        at: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
        proposal: proposal, size: size)
    }
    let inset = safeAreaInsets.bottom - safeAreaGeometry.keyboard
    if inset != bottomInset {
      bottomInset = inset
      updateBar()
    }
    placeBar()
  }

  /// The bar reaches down to the edge of the screen.
  @MainActor private func placeBar() {
    guard placedProposal != nil else { return }
    let extra = style == .bar ? safeAreaInsets.bottom : 0
    bar.place(in: CGSize(width: placedSize.width, height: placedSize.height + extra))
  }

  override func describe(_ description: inout _ViewDescription) { description.type = "TabView" }
}

extension TabNode: PresenceDecider {
  func shows(_ child: _ViewNode) -> Bool { !tabs.contains { $0 === child } || child === shown }
}

import Geometry
import LayoutCore
import ViewCore

/// A stack of screens under a bar.
struct NavigationContainer<Root: View> {
  let root: Root
  let route: NavigationRoute
}

extension NavigationContainer: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? NavigationNode) ?? NavigationNode()
    node.update(view, inputs)
    return node
  }
}

/// The node of a navigation stack. Screens beyond the root are built in the preference pass, from the
/// path, the destinations that screens declare and what links show; the bar from what the top screen
/// says of it.
///
/// - Proposal: less the bars, to the top screen.
/// - Size: the proposal (rule C10).
/// - Placement: the bar at the top edge, the screen centred in what is left.
final class NavigationNode: ViewNode {
  private enum Key: Hashable {
    case value(Int, AnyHashable)
    case screen(ObjectIdentifier, AnyHashable)
  }

  private let rootPage = NavigationPageNode()
  private var pages: [Key: NavigationPageNode] = [:]
  private(set) var stack: [NavigationPageNode] = []
  private var route: NavigationRoute?
  private(set) var bar = NavigationBarModel()
  /// How far the top screen's scroll view is scrolled, in points.
  private var scrolled: CGFloat = 0
  private lazy var topBar = DeferredContent(alignment: .top, owner: self)
  private lazy var bottomBar = DeferredContent(alignment: .bottom, owner: self)

  override init() {
    super.init()
    rootPage.parent = self
    rootPage.layoutParent = self
    stack = [rootPage]
  }

  @MainActor func update<Root: View>(_ view: NavigationContainer<Root>, _ inputs: ViewInputs) {
    adopt(inputs)
    route = view.route
    rootPage.update(view.root, pageInputs(inputs, presenting: inputs.environment.presenting))
  }

  @MainActor private func pageInputs(_ inputs: ViewInputs, presenting: PresentingContext)
    -> ViewInputs
  {
    var inputs = inputs
    inputs.environment.stackOrientation = nil
    inputs.environment.listRowContext = nil
    inputs.environment.presenting = presenting
    inputs.environment.isUnderLargeTitle = bar.isLarge
    inputs.environment.navigation = NavigationActions { [weak self] in self?.route?.push($0) }
    return inputs
  }

  override func didMount() { rootPage.mount() }
  override func willUnmount() {
    topBar.unmount()
    bottomBar.unmount()
  }

  override var structuralChildren: [_ViewNode] { stack + [topBar.node, bottomBar.node] }
  override var preferenceChildren: [_ViewNode] { [] }
  override var layoutChildren: [_ViewNode] {
    [stack.last ?? rootPage, topBar.node, bottomBar.node]
  }

  // MARK: The stack

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    var current: [NavigationPageNode] = []
    var used: Set<Key> = []
    var destinations: [NavigationDestination] = []
    func add(_ page: NavigationPageNode) {
      values.merge(page.collectPreferences())
      current.append(page)
      destinations.append(contentsOf: page.destinations)
      for screen in page.screens {
        let key = Key.screen(screen.source, screen.id)
        guard used.insert(key).inserted else { continue }
        add(self.page(key, PresentedContent(build: screen.content), dismiss: screen.dismiss))
      }
    }
    add(rootPage)
    for (index, value) in (route?.values ?? []).enumerated() {
      let key = Key.value(index, value)
      used.insert(key)
      let content = destinations.lazy.compactMap { $0.content(value) }.first
      if content == nil {
        graph?.warn(
          .unknownValue, "no navigationDestination for a value of \(type(of: value.base))")
      }
      let route = route
      add(
        page(
          key, content ?? AnyView(Image(systemName: "exclamationmark.triangle")),
          dismiss: { route?.keep(index) }))
    }
    for (key, page) in pages where !used.contains(key) {
      page.unmount()
      pages[key] = nil
    }
    if let items = current.last?.keyboardToolbar, !items.isEmpty {
      values[KeyboardToolbarKey.self].append(contentsOf: items)
    }
    show(current)
  }

  @MainActor private func page<V: View>(_ key: Key, _ view: V, dismiss: @escaping () -> Void)
    -> NavigationPageNode
  {
    let page = pages[key] ?? NavigationPageNode()
    page.parent = self
    page.layoutParent = self
    page.dismiss = dismiss
    if let graph {
      page.update(
        view,
        pageInputs(
          ViewInputs(graph: graph, environment: environment),
          presenting: PresentingContext(isPresented: true, dismiss: dismiss)))
    }
    pages[key] = page
    page.mount()
    return page
  }

  @MainActor private func show(_ current: [NavigationPageNode]) {
    let before = (stack.last, height: barHeight, bottom: bar.bottomHeight(environment.systemLook))
    let wasLarge = bar.isLarge
    stack = current
    bar = NavigationBarModel(stack: current)
    updateBars()
    let after = (stack.last, height: barHeight, bottom: bar.bottomHeight(environment.systemLook))
    if before.0 !== after.0 { presenceMayHaveChanged() }
    if wasLarge != bar.isLarge, let owner = ancestorBody { graph?.setNeedsUpdate(owner) }
    if before.0 !== after.0 || before.height != after.height || before.bottom != after.bottom {
      invalidateLayout()
    }
  }

  @MainActor private func updateBars() {
    guard let graph else { return }
    var environment = environment
    environment.stackOrientation = nil
    environment.listRowContext = nil
    let inputs = ViewInputs(graph: graph, environment: environment)
    let rowHeight = bar.rowHeight(environment.systemLook, topInset: safeAreaInsets.top)
    topBar.update(
      bar.isHidden ? nil : NavigationBar(model: bar, rowHeight: rowHeight, scrolled: scrolled),
      inputs)
    bottomBar.update(
      bar.bottomHeight(environment.systemLook) == 0
        ? nil : BottomToolbar(items: bar.bottom, search: bar.search), inputs)
    placeBars()
  }

  // MARK: Layout

  private var barHeight: CGFloat {
    bar.height(environment.systemLook, topInset: safeAreaInsets.top)
  }

  /// The top screen's place.
  private var pageFrame: CGRect {
    let top = barHeight
    // The keyboard covers the bar at the bottom.
    let bottom = safeAreaGeometry.keyboard > 0 ? 0 : bar.bottomHeight(environment.systemLook)
    return CGRect(
      x: 0, y: top, width: placedSize.width, height: max(0, placedSize.height - top - bottom))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = stack.last?.size(for: proposal) ?? .zero
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  override func staticRange(along axis: Axis) -> _LengthRange? { .greedy }
  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }
  override var safeAreaFrame: CGRect? { pageFrame }

  override func placeChildren() {
    let frame = pageFrame
    stack.last?.place(at: frame.origin, proposal: ProposedViewSize(frame.size), size: frame.size)
    let offset = stack.last?.scrollOffset ?? 0
    if offset != scrolled {
      scrolled = offset
      updateBars()
    }
    placeBars()
  }

  @MainActor private func placeBars() {
    guard placedProposal != nil else { return }
    topBar.place(in: placedSize)
    bottomBar.place(
      in: CGSize(
        width: placedSize.width, height: placedSize.height + safeAreaGeometry.keyboard))
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "NavigationStack"
  }
}

extension NavigationNode: PresenceDecider {
  func shows(_ child: _ViewNode) -> Bool {
    !(child is NavigationPageNode) || child === stack.last
  }
}

extension NavigationNode: NavigationTarget {
  func goBack() -> Bool {
    guard stack.count > 1, let top = stack.last else { return false }
    top.dismiss()
    return true
  }
}

/// The bar under a screen.
private struct BottomToolbar: View {
  let items: [ToolbarBarItem]
  let search: SearchField?
  @Environment(\.systemLook) private var look

  var body: some View {
    if let search, look == .ios26 {
      SearchFieldView(field: search).padding(.horizontal, 16).frame(height: 60)
    } else {
      ToolbarRow(items: items)
        .frame(maxWidth: .infinity)
        .padding(.horizontal, 16)
        .frame(height: look == .ios18 ? 44 : 49)
    }
  }
}

extension EnvironmentValues {
  private enum IsUnderLargeTitleKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the screen's first list begins right under a large title (rule C8).
  var isUnderLargeTitle: Bool {
    get { self[IsUnderLargeTitleKey.self] }
    set { self[IsUnderLargeTitleKey.self] = newValue }
  }
}

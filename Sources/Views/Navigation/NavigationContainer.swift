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
  enum Key: Hashable {
    case value(Int, AnyHashable)
    case screen(ObjectIdentifier, AnyHashable)
  }

  private let rootPage = NavigationPageNode()
  var pages: [Key: NavigationPageNode] = [:]
  private(set) var stack: [NavigationPageNode] = []
  private var route: NavigationRoute?
  private(set) var bar = NavigationBarModel()
  /// How far the top screen's scroll view is scrolled, in points.
  private(set) var scrolled: CGFloat = 0
  /// Whether some stack has been shown: the first one is there at once.
  private(set) var hasShown = false
  lazy var bars = NavigationBars(owner: self)
  /// Two screens on their way past each other.
  var passage: NavigationPassage?
  /// What the bars show under a screen that a finger moves out.
  var heldBar: NavigationBarModel?
  @MainActor private(set) lazy var edgeContender = EdgeContender(self)

  override init() {
    super.init()
    rootPage.parent = self
    rootPage.layoutParent = self
    stack = [rootPage]
  }

  @MainActor func update<Root: View>(_ view: NavigationContainer<Root>, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    adopt(inputs)
    route = view.route
    rootPage.update(view.root, pageInputs(inputs, presenting: inputs.environment.presenting))
    if isFirst { lookAhead() }
  }

  /// Makes room for the bar before the first layout.
  @MainActor private func lookAhead() {
    rootPage.lookAhead()
    bar = NavigationBarModel(stack: stack, search: environment.outerSearch)
    rootPage.isUnderLargeTitle = bar.isLarge
  }

  @MainActor private func pageInputs(
    _ inputs: ViewInputs, presenting: PresentingContext
  ) -> ViewInputs {
    var inputs = inputs
    inputs.environment.stackOrientation = nil
    inputs.environment.listRowContext = nil
    inputs.environment.outerSearch = nil
    inputs.environment.presenting = presenting
    inputs.environment.navigation = NavigationActions { [weak self] in self?.route?.push($0) }
    return inputs
  }

  override func didMount() { rootPage.mount() }
  override func willUnmount() {
    bars.unmount()
    passage?.bars.unmount()
  }

  override var structuralChildren: _NodeList {
    var pages = stack
    if let other = passage?.other, !pages.contains(where: { $0 === other }) { pages.append(other) }
    return _NodeList(pages + bars.nodes + (passage?.bars.nodes ?? []))
  }
  override var preferenceChildren: _NodeList { [] }
  override var layoutChildren: _NodeList {
    _NodeList([stack.last ?? rootPage] + bars.nodes)
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
      let content = Self.content(for: value, destinations)
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
    let gone = pages.filter { !used.contains($0.key) }
    if let items = current.last?.keyboardToolbar, !items.isEmpty {
      values[KeyboardToolbarKey.self].append(contentsOf: items)
    }
    show(current)
    for (key, page) in gone where page !== passage?.other {
      page.unmount()
      pages[key] = nil
    }
    hearBars(&values)
  }

  /// What the first destination for the type of a value makes of it, asked once.
  private static func content(
    for value: AnyHashable, _ destinations: [NavigationDestination]
  ) -> AnyView? {
    for destination in destinations {
      if let content = destination.content(value) { return content }
    }
    return nil
  }

  /// Views in the bars may present something, and fields in them ask for a keyboard.
  @MainActor private func hearBars(_ values: inout PreferenceValues) {
    for node in bars.nodes {
      let own = node.collectPreferences()
      values[PresentationsKey.self].append(contentsOf: own[PresentationsKey.self])
      if values[KeyboardKey.self] == nil { values[KeyboardKey.self] = own[KeyboardKey.self] }
    }
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
    let before = (stack: stack, bar: bar, height: barHeight)
    let isOther = stack.last !== current.last
    // What is safe of it under its own bar.
    let kept = isOther ? stack.last?.safeAreaGeometry : nil
    stack = current
    bar = NavigationBarModel(stack: current, search: environment.outerSearch)
    stack.last?.isUnderLargeTitle = bar.isLarge
    let look = environment.systemLook
    if isOther { pass(from: before.stack, before.bar, kept) }
    updateBars()
    if isOther { presenceMayHaveChanged() }
    if isOther || before.height != barHeight
      || before.bar.bottomHeight(look) != bar.bottomHeight(look)
    {
      invalidateLayout()
    }
    hasShown = true
  }

  @MainActor private func updateBars() {
    bars.update(bar, at: barPlace)
    placeBars()
  }

  private var barPlace: NavigationBars.Place {
    NavigationBars.Place(
      rowHeight: bar.rowHeight(environment.systemLook, topInset: safeAreaInsets.top),
      scrolled: scrolled)
  }

  // MARK: Layout

  private var barHeight: CGFloat {
    bar.height(environment.systemLook, topInset: safeAreaInsets.top)
  }

  /// The top screen's place.
  private var pageFrame: CGRect { pageFrame(under: bar) }

  /// The place of a screen with bars.
  func pageFrame(under bar: NavigationBarModel) -> CGRect {
    let top = bar.height(environment.systemLook, topInset: safeAreaInsets.top)
    let bottom = coveredByBar > 0 ? 0 : bar.bottomHeight(environment.systemLook)
    return CGRect(
      x: 0, y: top, width: placedSize.width, height: max(0, placedSize.height - top - bottom))
  }

  /// How much of the keyboard the bar at the bottom lies under: all, but for a bar that is searched in,
  /// which stays over it.
  var coveredByBar: CGFloat {
    bar.search != nil && environment.systemLook == .ios26 ? 0 : safeAreaGeometry.keyboard
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.size(orFrom: stack.last?.size(for: proposal) ?? .zero)
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
    if let other = passage?.other, other.needsPlacement, let proposal = other.placedProposal {
      other.place(at: other.origin, proposal: proposal, size: other.placedSize)
    }
    placeBars()
  }

  @MainActor private func placeBars() {
    guard placedProposal != nil else { return }
    bars.place(in: placedSize, keyboard: coveredByBar)
  }

  override func paint(_ painter: inout _Painter) {
    if let passage { paint(passage, &painter) } else { paintChildren(&painter) }
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "NavigationStack"
  }
}

extension NavigationNode: PresenceDecider {
  func shows(_ child: _ViewNode) -> Bool {
    !(child is NavigationPageNode) || child === stack.last || child === passage?.other
  }
}

extension NavigationNode: NavigationTarget {
  func goBack() -> Bool {
    guard stack.count > 1, let top = stack.last else { return false }
    top.dismiss()
    return true
  }
}

import Geometry
import LayoutCore
import ViewCore

/// One screen of a navigation stack: its content, and what that says of the bars.
final class NavigationPageNode: ViewNode {
  private let content = LayoutNode(ZStackLayout(alignment: .center))
  private(set) var traits = NavigationTraits()
  private(set) var toolbar: [ToolbarItems] = []
  /// Items for the bar over the keyboard; they count while this is the top screen.
  private(set) var keyboardToolbar: [ToolbarItems] = []
  private(set) var screens: [NavigationScreen] = []
  private(set) var destinations: [NavigationDestination] = []
  /// Takes this screen off the stack.
  var dismiss: () -> Void = {}
  /// What was safe of this screen when another took its place: it keeps that while it moves away.
  var keptSafeArea: SafeAreaGeometry?
  /// Whether the screen begins right under a large title (rule C8).
  var isUnderLargeTitle = false {
    didSet { if isUnderLargeTitle != oldValue { invalidateFirstLists() } }
  }

  override init() {
    super.init()
    content.parent = self
    content.layoutParent = self
  }

  @MainActor func update<V: View>(_ view: V, _ inputs: ViewInputs) {
    adopt(inputs)
    content.updateContent(view, inputs)
  }

  override func didMount() { content.mount() }
  override var structuralChildren: _NodeList { _NodeList(content) }
  override var layoutChildren: _NodeList { [content] }

  /// Takes note of what the screen says of its bar before it is laid out.
  @MainActor func lookAhead() {
    let values = collectEarlyPreferences()
    traits = values[NavigationTraitsKey.self]
    toolbar = values[ToolbarItemsKey.self]
  }

  /// Lists that are in no other list begin higher or lower.
  private func invalidateFirstLists() {
    var open: [ViewNode] = [content]
    while let node = open.popLast() {
      if node is ListNode { node.invalidateLayout() } else { open += node.layoutChildren }
    }
  }

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    traits = values[NavigationTraitsKey.self]
    toolbar = values[ToolbarItemsKey.self]
    keyboardToolbar = values[KeyboardToolbarKey.self]
    screens = values[NavigationScreensKey.self]
    destinations = values[NavigationDestinationsKey.self]
    values.remove(NavigationTraitsKey.self)
    values.remove(ToolbarItemsKey.self)
    values.remove(KeyboardToolbarKey.self)
    values.remove(NavigationScreensKey.self)
    values.remove(NavigationDestinationsKey.self)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.size(orFrom: content.size(for: proposal))
  }

  override func placeChildren() {
    let proposal = ProposedViewSize(placedSize)
    let size = content.sizeToPlace(for: proposal).finite
    content.place(
      at: CGPoint(
        x: (placedSize.width - size.width) / 2, y: (placedSize.height - size.height) / 2),
      proposal: proposal, size: size)
  }

  override var safeAreaFrame: CGRect? {
    keptSafeArea.map { bounds.reduced(by: $0.overlap, environment.layoutDirection) }
  }
  override var safeAreaOuterFrame: CGRect? {
    keptSafeArea.map { bounds.extended(by: $0.beyond, environment.layoutDirection) }
  }
  override func keyboardInset(_ own: () -> CGFloat) -> CGFloat {
    keptSafeArea?.keyboard ?? own()
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: placedSize) }

  /// How far the screen's scroll view, the one that begins at its upper edge, is scrolled.
  var scrollOffset: CGFloat {
    var open: [(node: ViewNode, top: CGFloat)] = [(content, content.origin.y)]
    while let (node, top) = open.popLast() {
      if let scroll = node as? ScrollNode {
        if scroll.axes.contains(.vertical), abs(top) < 1 { return scroll.position.y }
        continue
      }
      open.append(contentsOf: node.layoutChildren.reversed().map { ($0, top + $0.origin.y) })
    }
    return 0
  }

  override func describe(_ description: inout _ViewDescription) { description.type = "Screen" }
}

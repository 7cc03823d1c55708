import Geometry
import LayoutCore
import ViewCore

/// The bars over and under the top screen of a stack, as built views.
final class NavigationBars {
  /// What of a bar is decided by where its stack lies.
  struct Place {
    /// The height of the row with the small title.
    var rowHeight: CGFloat
    /// How far the top screen's scroll view is scrolled, in points.
    var scrolled: CGFloat
  }

  private unowned let owner: ViewNode
  private let top: DeferredContent
  private let bottom: DeferredContent
  /// Moves the parts of the upper bar while screens pass each other.
  let motion = BarMotion()

  init(owner: ViewNode) {
    self.owner = owner
    top = DeferredContent(alignment: .top, owner: owner)
    bottom = DeferredContent(alignment: .bottom, owner: owner)
  }

  var nodes: [ViewNode] { [top.node, bottom.node] }
  var topNode: ViewNode { top.node }
  var bottomNode: ViewNode { bottom.node }

  @MainActor func update(_ bar: NavigationBarModel, at place: Place) {
    guard let graph = owner.graph else { return }
    var environment = owner.environment
    environment.stackOrientation = nil
    environment.listRowContext = nil
    let inputs = ViewInputs(graph: graph, environment: environment)
    top.update(
      bar.isHidden
        ? nil
        : NavigationBar(
          model: bar, rowHeight: place.rowHeight, scrolled: place.scrolled, motion: motion),
      inputs)
    bottom.update(
      bar.bottomHeight(environment.systemLook) == 0
        ? nil : BottomToolbar(items: bar.bottom, search: bar.search), inputs)
  }

  /// - Parameter keyboard: how much of the space below belongs to a keyboard, in points.
  @MainActor func place(in size: CGSize, keyboard: CGFloat) {
    top.place(in: size)
    bottom.place(in: CGSize(width: size.width, height: size.height + keyboard))
  }

  @MainActor func unmount() {
    top.unmount()
    bottom.unmount()
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
        .reachingTouches()
    }
  }
}

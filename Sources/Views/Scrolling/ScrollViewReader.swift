import Geometry
import ViewCore

/// A view whose content scrolls to its views by their ids.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  private var scope = ScrollScope()

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View { content(ScrollViewProxy(scope: scope)) }
}

/// Knows the node of the reader whose content scrolls.
struct ScrollScope: DynamicProperty {
  private weak var storage: PropertyStorage?

  mutating func _attach(_ context: _PropertyContext) { storage = context.storage }

  var node: ViewNode? { storage?.owner }
}

/// A proxy that scrolls the scroll views in a reader.
public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls every scroll view around the first view with an id, from the inside out; without an
  /// anchor by as little as shows the whole view (rule S5). Takes effect after the next layout.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader = scope.node, let graph = reader.graph else { return }
    nonisolated(unsafe) let node = reader
    nonisolated(unsafe) let query = ScrollQuery.id(AnyHashable(id))
    let transaction = Transaction.current
    graph.schedule {
      withTransaction(transaction) { node.scrollDescendants(to: query, anchor: anchor) }
    }
  }
}

extension ScrollViewProxy: @unchecked Sendable {}

extension ViewNode {
  /// Scrolls the scroll views of this subtree that hold a view; where there are none, those around
  /// that hold it.
  @MainActor fileprivate func scrollDescendants(to query: ScrollQuery, anchor: UnitPoint?) {
    guard isMounted, let graph, let root = graph.root else { return }
    let holders = graph.scrolling.nodes(under: root).compactMap { $0 as? ScrollNode }
      .filter { $0.frame(of: query) != nil }
    let inner = holders.filter { $0.isDescendant(of: self) }
    let outer = holders.filter { isDescendant(of: $0) }
    for scroll in inner.isEmpty ? outer : inner {
      scroll.scroll(to: .view(query, anchor: anchor))
    }
  }

  private func isDescendant(of ancestor: ViewNode) -> Bool {
    var current: ViewNode? = self
    while let node = current {
      if node === ancestor { return true }
      current = node.parent
    }
    return false
  }
}

extension ScrollNode {
  /// The view itself scrolls: from then on the address has no say, but for the state it starts in.
  @MainActor func scroll(to target: ScrollDestination) {
    if scrollRequest != nil {
      guard graph?.scrolling.hasSettled == true else { return }
      scrollRequest = nil
    }
    guard let graph else { return }
    graph.makingChange {
      self.coast = nil
      self.target = target
      if let animation = self.transaction.effectiveAnimation { self.enterAnimation(animation) }
      self.invalidatePlacement()
    }
  }
}

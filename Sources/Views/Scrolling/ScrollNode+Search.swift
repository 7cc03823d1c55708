import Geometry
import LayoutCore
import ViewCore

extension ScrollNode {
  /// The frame of a view in the content's coordinates, as placed last, or as it would be placed if
  /// it were built.
  @MainActor func frame(of query: ScrollQuery) -> CGRect? {
    switch query {
    case .row(let number): frame(ofRow: number)
    case .id: Self.search(content, query, relativeTo: content)
    case .name(let name):
      Self.search(content, query, relativeTo: content)
        ?? Self.search(content, identifier: name, relativeTo: content)
    }
  }

  /// The first view in order whose explicit id, or whose row's id in a `ForEach`, is asked for.
  @MainActor private static func search(
    _ node: ViewNode, _ query: ScrollQuery, relativeTo base: ViewNode
  ) -> CGRect? {
    if let identity = node as? IdentityNode, query.matches(identity.modifier) {
      return frame(of: identity.items, relativeTo: base)
    }
    if let lazy = node as? LazyNode {
      return lazy.frame(of: query) { search($0, query, relativeTo: $0) }?
        .applying(lazy.transform(to: base))
    }
    if let rows = node as? any RowSource {
      for index in 0..<rows.rowCount where query.matches(rows.rowID(at: index)) {
        if let row = rows.builtRow(at: index) { return frame(of: row.items, relativeTo: base) }
      }
    }
    // The copy of a modifier on several views holds its view in the layout only.
    let children = node.structuralChildren
    for child in children.isEmpty ? node.layoutChildren : children {
      if let found = search(child, query, relativeTo: base) { return found }
    }
    return nil
  }

  @MainActor private static func search(
    _ node: ViewNode, identifier: String, relativeTo base: ViewNode
  ) -> CGRect? {
    if let named = node as? AccessibilityNode, named.identifier == identifier {
      return frame(of: named.items, relativeTo: base)
    }
    for child in node.layoutChildren {
      if let found = search(child, identifier: identifier, relativeTo: base) { return found }
    }
    return nil
  }

  /// Rows are the children of the outermost container that has several, from 1.
  @MainActor private func frame(ofRow number: Int) -> CGRect? {
    var container: ViewNode = content
    while !(container is LazyNode), container.layoutChildren.count == 1,
      let only = container.layoutChildren.first, only is LazyNode || !only.layoutChildren.isEmpty
    {
      container = only
    }
    if let lazy = container as? LazyNode {
      return lazy.frame(ofRow: number)?.applying(lazy.transform(to: content))
    }
    let rows = container.layoutChildren
    guard rows.indices.contains(number - 1) else { return nil }
    return Self.frame(of: [rows[number - 1]], relativeTo: content)
  }

  /// The rectangle around nodes, in another node's space.
  private static func frame(of nodes: [ViewNode], relativeTo base: ViewNode) -> CGRect? {
    let frames = nodes.map {
      CGRect(origin: .zero, size: $0.placedSize).applying($0.transform(to: base))
    }
    return frames.isEmpty ? nil : frames.reduce(.null) { $0.union($1) }
  }
}

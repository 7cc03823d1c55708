import Geometry
import LayoutCore
import ViewCore

extension ScrollNode {
  /// The frame of a view in the content's coordinates, as placed last.
  @MainActor func frame(of query: ScrollQuery) -> CGRect? {
    switch query {
    case .row(let number): return frame(ofRow: number)
    case .id: return search(content, query)
    case .name(let name): return search(content, query) ?? search(content, identifier: name)
    }
  }

  /// The first view in order whose explicit id, or whose row's id in a `ForEach`, is asked for.
  @MainActor private func search(_ node: ViewNode, _ query: ScrollQuery) -> CGRect? {
    if let identity = node as? IdentityNode, query.matches(identity.modifier) {
      return frame(of: identity.items)
    }
    if let rows = node as? any RowSource {
      for index in 0..<rows.rowCount where query.matches(rows.rowID(at: index)) {
        if let row = rows.row(at: index) { return frame(of: row.items) }
      }
    }
    for child in node.structuralChildren {
      if let found = search(child, query) { return found }
    }
    return nil
  }

  @MainActor private func search(_ node: ViewNode, identifier: String) -> CGRect? {
    if let named = node as? AccessibilityNode, named.identifier == identifier {
      return frame(of: named.items)
    }
    for child in node.layoutChildren {
      if let found = search(child, identifier: identifier) { return found }
    }
    return nil
  }

  /// Rows are the children of the outermost container that has several, from 1.
  @MainActor private func frame(ofRow number: Int) -> CGRect? {
    var rows = content.layoutChildren
    while rows.count == 1, let only = rows.first, !only.layoutChildren.isEmpty {
      rows = only.layoutChildren
    }
    return rows.indices.contains(number - 1) ? frame(of: [rows[number - 1]]) : nil
  }

  /// The rectangle around nodes, in the content's coordinates.
  private func frame(of nodes: [ViewNode]) -> CGRect? {
    let frames = nodes.map {
      CGRect(origin: .zero, size: $0.placedSize).applying($0.transform(to: content))
    }
    return frames.isEmpty ? nil : frames.reduce(.null) { $0.union($1) }
  }
}

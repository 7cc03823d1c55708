import Geometry
import ViewCore
import Views

/// Where the names of an address lead in a tree.
///
/// A name is looked for among accessibility identifiers, then among explicit ids (those of `ForEach`
/// rows included), then among labels and texts; at last it is an index, from 0, into the candidates. What
/// lies in the topmost presentation comes before what that covers.
@MainActor struct NamedPlaces {
  /// A layout item that a name leads to.
  struct Match {
    let node: ViewNode
    /// Whether the name leads to further nodes as well; the first counts.
    let isAmbiguous: Bool
  }

  private let topmost: ViewNode?
  private var identifiers: [String: [ViewNode]] = [:]
  private var ids: [String: [ViewNode]] = [:]
  private var labels: [String: [ViewNode]] = [:]
  /// Ids of the rows of `ForEach`, spelled, by the layout items that they consist of.
  private(set) var rowIDs: [ObjectIdentifier: String] = [:]
  /// What can be touched, in the order of the views.
  private(set) var targets: [any InteractionTarget] = []

  init(under root: ViewNode, ids spelling: IDSpelling) {
    topmost = root.graph?.topmostLayer
    var open = [root]
    while let node = open.popLast() {
      // Candidates that are not shown, as of `ViewThatFits`, have no names.
      if let parent = node.layoutParent as? any PresenceDecider, !parent.shows(node) { continue }
      note(node, spelling)
      open.append(contentsOf: node.structuralChildren.reversed())
    }
  }

  private mutating func note(_ node: ViewNode, _ spelling: IDSpelling) {
    if let identifier = (node as? AccessibilityNode)?.identifier {
      identifiers[identifier, default: []] += node.items
    }
    if let id = (node as? IdentityNode)?.modifier {
      ids[spelling.text(of: id), default: []] += node.items
    }
    if let rows = node as? any RowSource {
      for index in 0..<rows.rowCount {
        guard let row = rows.builtRow(at: index) else { continue }
        let id = spelling.text(of: rows.rowID(at: index))
        ids[id, default: []] += row.items
        for item in row.items { rowIDs[ObjectIdentifier(item)] = id }
      }
    }
    var description = ViewDescription(type: "")
    node.describe(&description)
    for text in [description.label, description.text].compactMap(\.self) {
      labels[text, default: []].append(node)
    }
    if let target = node as? any InteractionTarget, node.isLayoutItem { targets.append(target) }
  }

  /// Where a name leads; nil if nowhere.
  func match(_ name: String, indexedAmong candidates: [ViewNode]) -> Match? {
    let found = [identifiers, ids, labels].compactMap { $0[name] }
    let reached = found.map { nodes in
      nodes.filter { node in node.ancestor { $0 === topmost } != nil }
    }
    for nodes in reached + found {
      guard let first = nodes.first else { continue }
      // A field and the prompt in it are one thing.
      let isAmbiguous = nodes.dropFirst().contains { node in
        node.ancestor { $0 === first } == nil && first.ancestor { $0 === node } == nil
      }
      return Match(node: first, isAmbiguous: isAmbiguous)
    }
    guard let index = Int(name), candidates.indices.contains(index) else { return nil }
    return Match(node: candidates[index], isAmbiguous: false)
  }
}

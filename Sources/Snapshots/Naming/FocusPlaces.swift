import Geometry
import ViewCore
import Views

/// Where the focus can be in a tree, in the order of the views.
@MainActor struct FocusPlaces {
  private let places: [any FocusTarget]
  private let focused: (any FocusTarget)?

  init(_ graph: ViewGraph) {
    places = graph.focus.targets
    focused = graph.focus.current
  }

  /// Those that take the focus now.
  var enabled: [any FocusTarget] { places.filter(\.canBecomeFocused) }

  /// The position in `enabled` of what has the focus.
  var current: Int? { enabled.firstIndex { $0 === focused } }

  /// Order and current place, by name.
  var document: FocusDocument {
    let names = names
    return FocusDocument(order: names, current: current.map { names[$0] })
  }

  /// What addresses call the places in `enabled`: the accessibility identifier, else the label, else
  /// the explicit id; the position where these leave a doubt.
  private var names: [String] {
    let names = enabled.map(Self.name)
    var counts: [String: Int] = [:]
    for name in names.compactMap(\.self) { counts[name, default: 0] += 1 }
    return names.enumerated().map { index, name in
      guard let name, counts[name] == 1 else { return "\(index)" }
      return name
    }
  }

  private static func name(of place: any FocusTarget) -> String? {
    let description = place.surroundingDescription
    return description.identifier ?? description.label ?? description.printableID
  }

  /// The places of a name, the best match first: by identifier, id, label; then those at, in or
  /// around what else is named so; then a position in `enabled`.
  func places(named name: String, in names: NamedPlaces) -> [any FocusTarget] {
    let described = places.map { ($0, $0.surroundingDescription) }
    for key in [\ViewDescription.identifier, \.printableID, \.label] {
      let found = described.filter { $0.1[keyPath: key] == name }.map(\.0)
      if !found.isEmpty { return found }
    }
    guard let match = names.match(name, indexedAmong: enabled) else { return [] }
    return place(near: match.node).map { [$0] } ?? []
  }

  /// The place at, in or around a node.
  private func place(near node: ViewNode) -> (any FocusTarget)? {
    func isAround(_ outer: ViewNode, _ inner: ViewNode) -> Bool {
      inner.ancestor { $0 === outer } != nil
    }
    return places.first { isAround(node, $0) } ?? places.last { isAround($0, node) }
  }
}

extension ViewNode {
  /// What this node and all that stands for it alone in the layout say about it, inner ones first:
  /// modifiers, and the boxes that styles draw around it.
  @MainActor fileprivate var surroundingDescription: ViewDescription {
    var description = ViewDescription(type: "")
    describe(&description)
    var current = layoutParent
    while let node = current, node is any ItemModifying || node.layoutChildren.count == 1,
      node.layoutParent?.layoutParent != nil
    {
      node.describe(&description)
      current = node.layoutParent
    }
    return description
  }
}

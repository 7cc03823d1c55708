import Geometry
import ViewCore
import Views

/// Where the focus can be in a tree, in the order of the views.
@MainActor struct FocusPlaces {
  /// A view that is tied to a focus state, or a field that is tied to none.
  struct Place {
    let state: FocusNode?
    let field: (any FocusTarget)?

    let node: ViewNode

    @MainActor var isEnabled: Bool { field?.canBecomeFocused ?? node.environment.isEnabled }

    @MainActor func setFocused(_ isFocused: Bool) {
      if let state { state.setFocused(isFocused) } else { field?.setFocused(isFocused) }
    }
  }

  private(set) var places: [Place] = []

  init(under root: ViewNode) { visit(root) }

  private mutating func visit(_ node: ViewNode) {
    if let state = node as? FocusNode, state.isLayoutItem {
      places.append(Place(state: state, field: Self.field(in: state), node: state))
      return
    }
    if let field = node as? any FocusTarget {
      places.append(Place(state: nil, field: field, node: field))
      return
    }
    for child in node.structuralChildren { visit(child) }
  }

  private static func field(in node: ViewNode) -> (any FocusTarget)? {
    if let field = node as? any FocusTarget { return field }
    return node.layoutChildren.lazy.compactMap { field(in: $0) }.first
  }

  /// Those that take the focus now.
  var enabled: [Place] { places.filter(\.isEnabled) }

  /// The position in `enabled` of the place that has the focus.
  var current: Int? { enabled.firstIndex { $0.state?.isFocused == true } }

  /// Order and current place, by name.
  var document: FocusDocument {
    let names = enabled.enumerated().map { name(of: $1, at: $0) }
    return FocusDocument(order: names, current: current.map { names[$0] })
  }

  /// The place at, in or around a node.
  func place(near node: ViewNode) -> Place? {
    func isAround(_ outer: ViewNode, _ inner: ViewNode) -> Bool {
      inner.ancestor { $0 === outer } != nil
    }
    return places.first { isAround(node, $0.node) } ?? places.last { isAround($0.node, node) }
  }

  /// What addresses call a place: an identifier, else a label, else its position.
  func name(of place: Place, at index: Int) -> String {
    let description = place.node.descriptionWithModifiers
    var inner = ViewDescription(type: "")
    place.field?.describe(&inner)
    return description.identifier ?? inner.identifier ?? inner.label ?? description.printableID
      ?? "\(index)"
  }
}

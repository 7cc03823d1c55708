import Geometry

/// The scroll views of a graph and the requests of the address for them, by name.
///
/// A name is an accessibility identifier, else the description of an explicit id, else a zero-based
/// index in order of appearance; the empty name is the first scroll view.
package final class ScrollRegistry {
  package var requests: [String: ScrollRequest] = [:] {
    didSet { if requests != oldValue { isStale = true } }
  }
  /// Whether the graph has settled once: scrolling by the view itself counts from then on, before
  /// that the address has its say.
  package internal(set) var hasSettled = false

  private var nodes: [ObjectIdentifier: any ScrollingNode] = [:]
  private var isStale = false
  /// What each scroll view was last handed: it is not handed again, in case the view has scrolled
  /// itself elsewhere since.
  private var assigned: [ObjectIdentifier: ScrollRequest] = [:]
  /// Names whose request is a gesture's: it counts even if it is the last one again.
  private var scrolledByHand: Set<String> = []

  /// Scrolls a scroll view as a finger would: also back to where it was asked to stand before.
  package func scroll(_ name: String, to request: ScrollRequest) {
    requests[name] = request
    scrolledByHand.insert(name)
    isStale = true
  }

  package func insert(_ node: any ScrollingNode) {
    nodes[ObjectIdentifier(node)] = node
    isStale = true
  }

  package func remove(_ node: any ScrollingNode) {
    nodes[ObjectIdentifier(node)] = nil
    assigned[ObjectIdentifier(node)] = nil
    isStale = true
  }

  /// The scroll views that have been placed, in order of appearance.
  @MainActor package func nodes(under root: ViewNode) -> [any ScrollingNode] {
    guard !nodes.isEmpty else { return [] }
    var result: [any ScrollingNode] = []
    var open = [root]
    while let node = open.popLast() {
      if let found = node as? any ScrollingNode { result.append(found) }
      open.append(contentsOf: node.layoutChildren.reversed())
    }
    return result
  }

  /// Hands every request to its scroll view, where scroll views or requests have changed.
  @MainActor func assignRequests(under root: ViewNode) {
    guard isStale else { return }
    isStale = false
    guard !requests.isEmpty || !assigned.isEmpty else { return }
    let candidates = nodes(under: root)
    var wanted: [ObjectIdentifier: ScrollRequest] = [:]
    for (name, request) in requests.sorted(by: { $0.key < $1.key }) {
      guard let node = matches(for: name, in: candidates).first else { continue }
      wanted[ObjectIdentifier(node)] = request
      guard scrolledByHand.contains(name) else { continue }
      assigned[ObjectIdentifier(node)] = nil
      node.isScrolledByHand = true
    }
    scrolledByHand = []
    for node in candidates {
      let request = wanted[ObjectIdentifier(node)]
      guard assigned[ObjectIdentifier(node)] != request else { continue }
      assigned[ObjectIdentifier(node)] = request
      node.scrollRequest = request
      node.invalidatePlacement()
    }
    // Scroll views that appear while these are placed are looked for once more.
    if candidates.count < nodes.count { isStale = true }
  }

  @MainActor private func matches(
    for name: String, in candidates: [any ScrollingNode]
  ) -> [any ScrollingNode] {
    if name.isEmpty { return Array(candidates.prefix(1)) }
    let described = candidates.map { ($0, $0.descriptionWithModifiers) }
    let identified = described.filter { $0.1.identifier == name }
    if !identified.isEmpty { return identified.map(\.0) }
    let byID = described.filter { $0.1.printableID == name }
    if !byID.isEmpty { return byID.map(\.0) }
    guard let index = Int(name), candidates.indices.contains(index) else { return [] }
    return [candidates[index]]
  }

  /// Warns of names that are ambiguous or name nothing.
  @MainActor func check(in graph: ViewGraph, root: ViewNode) {
    guard !requests.isEmpty else { return }
    let candidates = nodes(under: root)
    for (name, request) in requests.sorted(by: { $0.key < $1.key }) {
      let found = matches(for: name, in: candidates)
      let count = found.count
      if let node = found.first, node.scrollRequest == request, !node.isRequestMet {
        graph.warn(.unknownValue, "scroll: \(request.missing) is not in the scroll view")
      }
      if count == 0 {
        graph.warn(.unknownValue, "scroll: there is no scroll view named “\(name)”")
      } else if count > 1 {
        graph.warn(
          .ambiguousName, "scroll: \(count) scroll views are named “\(name)”; the first is taken")
      }
    }
  }

  /// What there is to report of every scroll view, in order of appearance.
  @MainActor package func states(under root: ViewNode) -> [ScrollState] {
    nodes(under: root).enumerated().map { index, node in
      var state = node.scrollState
      let description = node.descriptionWithModifiers
      state.name = description.identifier ?? description.printableID ?? "\(index)"
      return state
    }
  }
}

extension ViewDescription {
  /// The explicit id as text; random ids have none.
  package var printableID: String? {
    guard let explicitID, !(explicitID.base is UUID), !(explicitID.base is ObjectIdentifier) else {
      return nil
    }
    return "\(explicitID)"
  }
}

extension ViewGraph {
  /// Requests of the address for scroll views, by name; see `ScrollRegistry`.
  package var scrollRequests: [String: ScrollRequest] {
    get { scrolling.requests }
    set { scrolling.requests = newValue }
  }

  /// Where every placed scroll view stands, in order of appearance.
  @MainActor package var scrollStates: [ScrollState] {
    root.map { scrolling.states(under: $0) } ?? []
  }
}

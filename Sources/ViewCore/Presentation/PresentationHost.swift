import Geometry
import LayoutCore

/// The layers over a root, lowest first. Built in the preference pass: what a layer presents itself
/// lies over it.
///
/// Rule M14: layers come and go with motion. One that goes stays where it lies until it is out of
/// sight; what is presented from the same place meanwhile comes after that. Of layers that go together
/// the topmost moves, those below it are gone at once.
final class PresentationHost {
  private struct Layer {
    let source: ViewNode
    let id: AnyHashable
    let node: any MovingLayer
    /// The layer that the source is in; `nil` for the root.
    let host: ViewNode?
    var onDismiss: (@MainActor () -> Void)?

    func answers(_ request: PresentationRequest) -> Bool {
      source === request.source && id == request.id
    }
  }

  private struct Departure {
    let layer: Layer
    /// What runs when it is out of sight.
    let actions: [@MainActor () -> Void]
  }

  private var layers: [Layer] = []
  private var departures: [Departure] = []
  /// All layers as they are painted, those on their way out included.
  private(set) var paintedNodes: [ViewNode] = []
  /// What the views of the topmost layer say; `nil` without layers.
  private(set) var topmostPreferences: PreferenceValues?
  private unowned let root: RootNode

  init(root: RootNode) { self.root = root }

  /// The layers that are presented.
  var nodes: [ViewNode] { layers.map(\.node) }

  /// Builds what is asked for, and takes down what no longer is.
  @MainActor func update(_ requests: [PresentationRequest], graph: ViewGraph) {
    let before = layers
    var old = layers
    var waiting: [(requests: [PresentationRequest], host: ViewNode?)] = [(requests, nil)]
    var current: [Layer] = []
    topmostPreferences = nil
    while !waiting.isEmpty {
      let (requests, host) = waiting.removeFirst()
      let isTaken = isTaken(host, old, requests)
      for request in requests where !current.contains(where: { $0.source === request.source }) {
        let index = old.firstIndex { $0.answers(request) }
        if index == nil, isTaken { continue }
        let layer = layer(request, index.map { old.remove(at: $0) }, host, graph)
        current.append(layer)
        let values = layer.node.collectPreferences()
        topmostPreferences = values
        waiting.append((values[PresentationsKey.self], layer.node))
      }
    }
    layers = current
    takeDown(old, graph)
    guard !current.map(\.node).elementsEqual(before.map(\.node), by: { $0 === $1 }) else { return }
    order()
    root.invalidatePlacement()
  }

  /// Whether something presented from a place has still to go before another can come.
  @MainActor private func isTaken(
    _ host: ViewNode?, _ old: [Layer], _ requests: [PresentationRequest]
  ) -> Bool {
    if departures.contains(where: { $0.layer.host === host }) { return true }
    return old.contains { layer in
      layer.host === host && layer.source.movesBySystem
        && !requests.contains(where: layer.answers)
    }
  }

  @MainActor private func layer(
    _ request: PresentationRequest, _ old: Layer?, _ host: ViewNode?, _ graph: ViewGraph
  ) -> Layer {
    let inputs = ViewInputs(graph: graph, environment: request.environment)
    let node = request.makeNode(old?.node, inputs)
    if node !== old?.node {
      old?.node.unmount()
      node.parent = root
      node.layoutParent = root
      node.mount()
      if request.source.movesBySystem {
        node.layerMotion.arrive(by: node.motionAnimation(isComing: true), in: graph)
      }
    }
    return Layer(
      source: request.source, id: request.id, node: node, host: host,
      onDismiss: request.onDismiss)
  }

  // MARK: Going

  @MainActor private func takeDown(_ old: [Layer], _ graph: ViewGraph) {
    for top in old.reversed() where !old.contains(where: { $0.host === top.node }) {
      var chain = [top]
      while let host = chain[chain.endIndex - 1].host,
        let lower = old.first(where: { $0.node === host })
      {
        chain.append(lower)
      }
      let actions = chain.compactMap(\.onDismiss)
      let moves = chain.contains { $0.source.movesBySystem }
      for layer in chain {
        layer.node.didBeginLeaving()
        if layer.node !== top.node || !moves { layer.node.unmount() }
      }
      if moves {
        leave(Departure(layer: top, actions: actions), graph)
      } else {
        for action in actions { graph.schedule(action) }
      }
    }
  }

  @MainActor private func leave(_ departure: Departure, _ graph: ViewGraph) {
    let node = departure.layer.node
    node.layerMotion.leave(by: node.motionAnimation(isComing: false), in: graph)
    departures.append(departure)
    let end = node.layerMotion.end ?? graph.clock.seconds
    graph.clock.schedule(at: RenderClock.nanoseconds(atOrAfter: end)) { [weak self, weak graph] in
      MainActor.assumeIsolated {
        if let graph { self?.finish(node, graph) }
      }
    }
  }

  /// A layer is out of sight.
  @MainActor private func finish(_ node: ViewNode, _ graph: ViewGraph) {
    guard let index = departures.firstIndex(where: { $0.layer.node === node }) else { return }
    let departure = departures.remove(at: index)
    node.unmount()
    for action in departure.actions { graph.schedule(action) }
    paintedNodes.removeAll { $0 === node }
    root.layersDidChange()
    // What has waited may come.
    graph.setNeedsPreferences()
  }

  /// Puts the layers in the order in which they are painted: those that go keep their place.
  @MainActor private func order() {
    let known = paintedNodes
    paintedNodes = nodes
    for departure in departures {
      let node = departure.layer.node
      let lower = known.prefix { $0 !== node }.last { lower in
        paintedNodes.contains { $0 === lower }
      }
      let index = lower.flatMap { lower in paintedNodes.firstIndex { $0 === lower } }
      paintedNodes.insert(node, at: index.map { $0 + 1 } ?? 0)
    }
    root.layersDidChange()
  }
}

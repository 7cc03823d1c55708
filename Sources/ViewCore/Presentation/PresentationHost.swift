import Geometry
import LayoutCore

/// The layers over a root, lowest first. Built in the preference pass: what a layer presents itself
/// lies over it.
final class PresentationHost {
  private struct Layer {
    let source: ViewNode
    var node: ViewNode?
  }

  private var layers: [Layer] = []
  /// What the views of the topmost layer say; `nil` without layers.
  private(set) var topmostPreferences: PreferenceValues?
  private unowned let root: ViewNode

  init(root: ViewNode) { self.root = root }

  var nodes: [ViewNode] { layers.compactMap(\.node) }

  /// Builds what is asked for, and takes down what no longer is.
  @MainActor func update(_ requests: [PresentationRequest], graph: ViewGraph) {
    var old = layers
    var waiting = requests
    var current: [Layer] = []
    topmostPreferences = nil
    while let request = waiting.first {
      waiting.removeFirst()
      guard !current.contains(where: { $0.source === request.source }) else { continue }
      let index = old.firstIndex { $0.source === request.source }
      var layer = index.map { old.remove(at: $0) } ?? Layer(source: request.source)
      let node = request.makeNode(
        layer.node, ViewInputs(graph: graph, environment: request.environment))
      if node !== layer.node {
        layer.node?.unmount()
        layer.node = node
        node.parent = root
        node.layoutParent = root
        node.mount()
      }
      current.append(layer)
      let values = node.collectPreferences()
      topmostPreferences = values
      waiting.append(contentsOf: values[PresentationsKey.self])
    }
    for layer in old.reversed() { layer.node?.unmount() }
    let changed = !current.compactMap(\.node).elementsEqual(nodes, by: ===)
    layers = current
    if changed { root.invalidatePlacement() }
  }
}

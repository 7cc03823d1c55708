import Geometry
import LayoutCore

/// The keyboard over a root and its presentations, while a field asks for one. It comes and goes with
/// motion, and what makes room for it moves along (rule M16).
final class KeyboardHost {
  private(set) var node: (any KeyboardNode)?
  /// Those on their way out.
  private var leaving: [any KeyboardNode] = []
  /// Points from the bottom that content keeps clear of.
  private(set) var height: CGFloat = 0
  private unowned let root: RootNode

  init(root: RootNode) { self.root = root }

  /// The keyboards as they are painted.
  var paintedNodes: [ViewNode] { leaving + (node.map { [$0] } ?? []) }

  /// Whether content does not keep clear of the keyboard as it is now.
  @MainActor var isHeightStale: Bool { height != (node?.coveredHeight ?? 0) }

  /// Builds the keyboard of the topmost screen, or takes it down. A canvas of the content's own size
  /// has none: there is nothing to cover.
  @MainActor func update(_ values: PreferenceValues, graph: ViewGraph) {
    let isBounded = graph.canvas.width != nil && graph.canvas.height != nil
    guard isBounded, let request = values[KeyboardKey.self] else { return show(nil, in: graph) }
    let inputs = ViewInputs(graph: graph, environment: request.environment)
    show(request.makeNode(node, inputs, values), in: graph)
  }

  /// Has content keep clear of the keyboard.
  @MainActor func applyHeight() {
    height = node?.coveredHeight ?? 0
    root.keyboardHeightDidChange()
  }

  @MainActor private func show(_ new: (any KeyboardNode)?, in graph: ViewGraph) {
    guard new !== node else { return }
    if let old = node { takeDown(old, in: graph) }
    node = new
    if let new {
      new.parent = root
      new.layoutParent = root
      new.mount()
      if root.movesBySystem { new.layerMotion.arrive(by: .system, in: graph) }
    }
    root.layersDidChange()
  }

  @MainActor private func takeDown(_ old: any KeyboardNode, in graph: ViewGraph) {
    guard root.movesBySystem else { return old.unmount() }
    old.layerMotion.leave(by: .system, in: graph)
    leaving.append(old)
    let end = old.layerMotion.end ?? graph.clock.seconds
    graph.clock.schedule(at: RenderClock.nanoseconds(atOrAfter: end)) { [weak self] in
      MainActor.assumeIsolated { self?.finish(old) }
    }
  }

  @MainActor private func finish(_ old: any KeyboardNode) {
    leaving.removeAll { $0 === old }
    old.unmount()
    root.layersDidChange()
  }
}

extension ViewGraph {
  /// Points from the bottom of the canvas that the keyboard covers.
  package var keyboardHeight: CGFloat { (root as? RootNode)?.keyboard.height ?? 0 }

  /// How much of that the canvas' own safe area leaves to content.
  package var keyboardOverlap: CGFloat { max(0, keyboardHeight - canvas.safeArea.bottom) }
}

import Geometry
import LayoutCore

/// The keyboard over a root and its presentations, while a field asks for one.
final class KeyboardHost {
  private(set) var node: (any KeyboardNode)?
  private(set) var height: CGFloat = 0
  private unowned let root: RootNode

  init(root: RootNode) { self.root = root }

  /// Builds the keyboard of the topmost screen, or takes it down. A canvas of the content's own size
  /// has none: there is nothing to cover.
  @MainActor func update(_ values: PreferenceValues, graph: ViewGraph) {
    let isBounded = graph.canvas.width != nil && graph.canvas.height != nil
    guard isBounded, let request = values[KeyboardKey.self] else { return show(nil) }
    let inputs = ViewInputs(graph: graph, environment: request.environment)
    show(request.makeNode(node, inputs, values))
  }

  @MainActor private func show(_ new: (any KeyboardNode)?) {
    if new !== node {
      node?.unmount()
      node = new
      new?.parent = root
      new?.layoutParent = root
      new?.mount()
      root.invalidatePlacement()
    }
    let newHeight = new?.coveredHeight ?? 0
    guard newHeight != height else { return }
    height = newHeight
    root.keyboardHeightDidChange()
  }
}

extension ViewGraph {
  /// Points from the bottom of the canvas that the keyboard covers.
  package var keyboardHeight: CGFloat { (root as? RootNode)?.keyboard.height ?? 0 }

  /// How much of that the canvas' own safe area leaves to content.
  package var keyboardOverlap: CGFloat { max(0, keyboardHeight - canvas.safeArea.bottom) }
}

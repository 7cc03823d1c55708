import Drawing
import Geometry
import ViewCore
import Views

@MainActor func mounted<V: View>(
  _ view: V, width: CGFloat? = 200, height: CGFloat? = 100, safeArea: EdgeInsets = EdgeInsets(),
  environment: EnvironmentValues = EnvironmentValues()
) -> ViewGraph {
  let graph = ViewGraph(canvas: Canvas(width: width, height: height, safeArea: safeArea))
  graph.update(view, environment: environment)
  graph.settle()
  return graph
}

extension ViewGraph {
  /// The colour that is painted at a point, over white, as `#RRGGBB`.
  @MainActor func color(_ x: CGFloat, _ y: CGFloat) -> String {
    var painter = Painter()
    root?.paint(&painter)
    let size = root?.placedSize ?? .zero
    let list = DisplayList(size: size, items: painter.items)
    return list.color(at: CGPoint(x: x, y: y)).hexText
  }

  /// The frames of views by their accessibility identifier, in root coordinates.
  @MainActor var frames: [String: CGRect] {
    var result: [String: CGRect] = [:]
    func walk(_ node: ViewNode) {
      if let named = node as? AccessibilityNode, let identifier = named.identifier {
        result[identifier] = node.globalFrame
      }
      for child in node.layoutChildren { walk(child) }
    }
    if let root { walk(root) }
    return result
  }
}

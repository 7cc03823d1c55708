import Drawing
import Geometry
import ViewCore
import Views

/// What a view paints in a window of its own.
@MainActor struct Drawn {
  let graph: ViewGraph
  let list: DisplayList

  init<V: View>(
    _ view: V, width: CGFloat = 100, height: CGFloat = 60,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    graph = mounted(view, width: width, height: height, environment: environment)
    var painter = Painter()
    graph.root?.paint(&painter)
    list = DisplayList(size: CGSize(width: width, height: height), items: painter.items)
  }

  /// The dump's lines after the canvas.
  var lines: [String] { list.dump().split(separator: "\n").dropFirst().map(String.init) }

  /// The colour at a point as `RRGGBB`, with two digits more where it is not opaque.
  func color(_ x: CGFloat, _ y: CGFloat) -> String {
    let (red, green, blue, alpha) = list.color(at: CGPoint(x: x, y: y)).bytes
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  var warnings: [String] { graph.diagnostics.map { "\($0.kind.rawValue): \($0.message)" } }
}

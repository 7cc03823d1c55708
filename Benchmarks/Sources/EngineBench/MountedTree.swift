import Geometry
import LayoutCore
import ViewCore
import Views

/// A view built and settled, whose layout can be done again from nothing.
@MainActor final class MountedTree {
  let graph: ViewGraph
  /// Every node that takes part in layout, the outer ones first.
  let nodes: [ViewNode]
  private let content: ViewNode
  private let proposal: ProposedViewSize

  init(_ view: some View, canvas: ViewCore.Canvas) throws(BenchError) {
    graph = ViewGraph(canvas: canvas)
    graph.update(view, environment: .bench)
    graph.settle()
    guard let root = graph.root, let content = root.layoutChildren.first else { throw .emptyTree }
    self.content = content
    proposal = ProposedViewSize(width: canvas.width, height: canvas.height)
    nodes = Self.nodes(under: root)
  }

  private static func nodes(under node: ViewNode) -> [ViewNode] {
    [node] + node.layoutChildren.flatMap { nodes(under: $0) }
  }

  /// Forgets all that layout found out; the nodes and their shaped strings stay.
  func forgetLayout() {
    for node in nodes {
      node.forgetMeasurements()
      node.layoutDidBecomeInvalid()
      node.needsPlacement = true
    }
  }

  /// Sizes and places everything, without the rounds of building around it.
  func layOut() {
    let size = content.sizeToPlace(for: proposal).finite
    content.place(at: .zero, proposal: proposal, size: size)
  }

  /// The texts of a wording, in layout order.
  func texts(_ wording: String) -> [ViewNode] {
    nodes.filter { node in
      guard node.layoutChildren.isEmpty else { return false }
      var description = ViewDescription(type: "")
      node.describe(&description)
      return description.text == wording
    }
  }

  /// The most often that one container was sized in one layout from nothing.
  func mostSizingsOfAContainer() -> Int {
    forgetLayout()
    let before = nodes.map(\.sizings)
    layOut()
    return zip(nodes, before).filter { !$0.0.layoutChildren.isEmpty }
      .map { $0.0.sizings - $0.1 }.max() ?? 0
  }
}

extension EnvironmentValues {
  /// A light screen at 3×.
  static var bench: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    return environment
  }
}

extension ViewCore.Canvas {
  /// As wide as a phone, as high as the content.
  static let phoneWide = ViewCore.Canvas(width: 393, height: nil)
  /// A phone's screen.
  static let phone = ViewCore.Canvas(width: 393, height: 852)
}

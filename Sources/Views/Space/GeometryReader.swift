import Geometry
import LayoutCore
import ViewCore

/// Builds its content from its own size and place. Fills its proposal; each view of its content
/// lies in the top leading corner (rule L16).
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? GeometryReaderNode<Content>) ?? GeometryReaderNode<Content>(view)
    node.update(view, inputs)
    return node
  }
}

final class GeometryReaderNode<Content: View>: ViewNode {
  private var view: GeometryReader<Content>
  private lazy var content = DeferredContent(cornerOf: self)
  private let reads = GeometryReads()
  /// The size that the content was built for; nil when it has to be built anew.
  private var builtSize: CGSize?

  init(_ view: GeometryReader<Content>) {
    self.view = view
    super.init()
  }

  @MainActor func update(_ view: GeometryReader<Content>, _ inputs: ViewInputs) {
    self.view = view
    adopt(inputs)
    builtSize = nil
    if placedProposal != nil { buildAndPlace() }
  }

  @MainActor private func buildAndPlace() {
    guard let graph else { return }
    reads.begin()
    builtSize = placedSize
    let built = view.content(GeometryProxy(self, reads: reads))
    content.update(built, ViewInputs(graph: graph, environment: environment))
    content.place(in: placedSize)
    graph.setNeedsPreferences()
    if reads.isEmpty { graph.removeDependent(self) } else { graph.addDependent(self) }
  }

  override func willUnmount() {
    builtSize = nil
    graph?.removeDependent(self)
  }
  override var structuralChildren: _NodeList { _NodeList(content.node) }
  override var layoutChildren: _NodeList { [content.node] }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func staticRange(along axis: Axis) -> _LengthRange? { .greedy }
  override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { false }
  /// What the content makes invalid while it is built does not build it again: content that is other
  /// each time, as closures are, would never come to rest.
  override func placeChildren() {
    if builtSize == placedSize, reads.areCurrent {
      content.place(in: placedSize)
    } else {
      buildAndPlace()
    }
  }
  override func describe(_ description: inout _ViewDescription) {
    description.type = "GeometryReader"
  }
}

extension GeometryReaderNode: GeometryDependent {
  func geometryMayHaveChanged() {
    if !reads.areCurrent { buildAndPlace() }
  }
}

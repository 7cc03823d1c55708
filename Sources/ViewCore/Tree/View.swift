import Geometry

/// A type that represents part of an app's user interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Builds this view's node, or brings the node that stands at its place up to date.
  static func _makeNode(_ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs) -> _ViewNode
}

extension View {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? BodyNode<Self>) ?? BodyNode(view)
    node.update(view, inputs)
    return node
  }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that the engine itself builds; its body is never asked for.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// What a view is built with: the graph it belongs to and the environment at its place.
public struct _ViewInputs {
  package let graph: ViewGraph
  package var environment: EnvironmentValues

  package init(graph: ViewGraph, environment: EnvironmentValues) {
    self.graph = graph
    self.environment = environment
  }

  /// These inputs for the node that stands at a place: with the environment of where it is shown, if
  /// that is elsewhere than where it was written, and over it what is said between its owner and it.
  func atPlace(of node: ViewNode?) -> ViewInputs {
    guard let node,
      let place = graph.placeEnvironments[ObjectIdentifier(node)]
    else { return self }
    let owner = place.owner.target?.environment ?? environment
    return ViewInputs(
      graph: graph, environment: place.environment.adding(changesOf: environment, since: owner))
  }
}

/// The environment of a place that shows a view which another node owns.
package struct PlaceEnvironment {
  package let environment: EnvironmentValues
  package let owner: Backlink<ViewNode>

  package init(_ environment: EnvironmentValues, owner: ViewNode) {
    self.environment = environment
    self.owner = owner.link
  }
}

package typealias ViewInputs = _ViewInputs
package typealias ViewNode = _ViewNode

import Geometry

/// What a view asks to be presented over the root.
package struct PresentationRequest {
  /// The node that asks; one presentation a node.
  package let source: ViewNode
  package let environment: EnvironmentValues
  /// Builds the layer's node, or brings it up to date.
  package let makeNode: @MainActor (ViewNode?, ViewInputs) -> ViewNode

  package init(
    source: ViewNode, environment: EnvironmentValues,
    makeNode: @escaping @MainActor (ViewNode?, ViewInputs) -> ViewNode
  ) {
    self.source = source
    self.environment = environment
    self.makeNode = makeNode
  }
}

/// The presentations that views of a tree ask for, in the order of the views.
package enum PresentationsKey: PreferenceKey {
  package static var defaultValue: [PresentationRequest] { [] }
  package static func reduce(
    value: inout [PresentationRequest], nextValue: () -> [PresentationRequest]
  ) { value.append(contentsOf: nextValue()) }
}

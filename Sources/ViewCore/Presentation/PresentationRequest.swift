import Geometry

/// What a view asks to be presented over the root.
package struct PresentationRequest {
  /// The node that asks; one presentation a node.
  package let source: ViewNode
  /// What is presented; of another id it takes the place of the one before, which closes first.
  package let id: AnyHashable
  package let environment: EnvironmentValues
  /// Runs once when the presentation has closed.
  package let onDismiss: (@MainActor () -> Void)?
  /// Builds the layer's node, or brings it up to date.
  package let makeNode: @MainActor (ViewNode?, ViewInputs) -> any MovingLayer

  package init(
    source: ViewNode, id: AnyHashable, environment: EnvironmentValues,
    onDismiss: (@MainActor () -> Void)?,
    makeNode: @escaping @MainActor (ViewNode?, ViewInputs) -> any MovingLayer
  ) {
    self.source = source
    self.id = id
    self.environment = environment
    self.onDismiss = onDismiss
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

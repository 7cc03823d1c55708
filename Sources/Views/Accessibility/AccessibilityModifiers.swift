import Geometry
import ViewCore

/// What a modifier adds to a view's accessibility.
package struct AccessibilityModifier {
  let describe: (inout ViewDescription) -> Void
  var identifier: String?
}

extension AccessibilityModifier: NodeModifier {
  package typealias Node = AccessibilityNode
}

package final class AccessibilityNode: ModifierNode<AccessibilityModifier> {
  /// The name that `accessibilityIdentifier` gives this place.
  package var identifier: String? { modifier.identifier }

  package override func describe(_ description: inout _ViewDescription) {
    modifier.describe(&description)
  }
}

extension View {
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(
      AccessibilityModifier(
        describe: { $0.identifier = $0.identifier ?? identifier }, identifier: identifier))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier { if hidden { $0.traits.append("hidden") } })
  }
}

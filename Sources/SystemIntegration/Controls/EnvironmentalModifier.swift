import Geometry
import ViewCore

/// A modifier that is worked out in the environment it is applied in.
///
/// Coverage: full. Verified: documented.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    ResolvedModifier._makeNode(
      modifier.resolve(in: inputs.environment), content: content, replacing: old, inputs: inputs)
  }
}

import Geometry
import Observation

/// Changes environment values for its content. Structure only: it takes no place in the layout.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    var inputs = inputs
    modifier.change(&inputs.environment)
    return V._makeNode(content, replacing: old, inputs: inputs)
  }
}

extension _BuiltInModifier {
  /// Changes environment values.
  nonisolated package static func environment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> Self { Self(EnvironmentModifier(change: change)) }

  nonisolated public static func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> Self { environment { $0[keyPath: keyPath] = value } }

  nonisolated public static func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ transform: @escaping (inout V) -> Void
  ) -> Self { environment { transform(&$0[keyPath: keyPath]) } }

  nonisolated public static func environment<T: AnyObject>(object: T?) -> Self {
    environment { $0[T.self] = object }
  }
}

extension View {
  @inlinable nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { modifier(_BuiltInModifier.environment(keyPath, value)) }

  @inlinable nonisolated public func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View { modifier(_BuiltInModifier.environment(object: object)) }

  @inlinable nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { modifier(_BuiltInModifier.transformEnvironment(keyPath, transform)) }

  /// For modifiers of other targets: changes several values at once.
  nonisolated package func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View { modifier(EnvironmentModifier(change: change)) }
}

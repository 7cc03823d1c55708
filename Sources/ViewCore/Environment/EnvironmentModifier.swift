import Geometry
import Observation

/// Content under changed environment values. Structure only: it takes no place in the layout.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    var inputs = inputs
    view.change(&inputs.environment)
    return Content._makeNode(view.content, replacing: old, inputs: inputs)
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0[T.self] = object }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// For modifiers of other targets: changes several values at once.
  nonisolated package func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View { EnvironmentView(content: self, change: change) }
}

import Geometry
import ViewCore
import Views

extension View {
  /// Coverage: inert: what is focused at first is said by the address or by `onAppear`.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
}

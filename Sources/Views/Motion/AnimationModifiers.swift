import Geometry
import ViewCore

/// How changes below are animated. At rest it is its content.
struct AnimationModifier<Value> {
  let animation: Animation?
  /// The value whose changes are animated; `nil` for every change.
  let value: Value?
}

extension AnimationModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { V._makeNode(content, replacing: old, inputs: inputs) }
}

/// Changes the transactions of changes below. At rest it is its content.
struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { V._makeNode(content, replacing: old, inputs: inputs) }
}

extension View {
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Never>(animation: animation, value: nil))
  }

  /// Animates only what `body` adds to the view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(for: self)).modifier(
      AnimationModifier<Never>(animation: animation, value: nil))
  }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { modifier(TransactionModifier(transform: transform)) }

  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(TransactionModifier(transform: transform)) }

  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(for: self)).modifier(TransactionModifier(transform: transform))
  }
}

import Geometry

/// A view whose changes are made by other transactions. Structure only: no place in the layout.
///
/// - Parameter Value: when the change applies; every update without one.
struct TransactionView<Content: View, Value: Equatable> {
  let content: Content
  /// The value whose changes the transform is for; `nil` for every change.
  let value: Value?
  let transform: (inout Transaction) -> Void
}

extension TransactionView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? TransactionNode<Value>) ?? TransactionNode<Value>()
    node.update(view, inputs)
    return node
  }
}

/// Rule M6: a modifier with a value applies in the update in which that value has changed.
final class TransactionNode<Value: Equatable>: ViewNode {
  private let scope = TransactionScope()
  private var value: Value?
  private var child: ViewNode?

  @MainActor func update<Content: View>(
    _ view: TransactionView<Content, Value>, _ inputs: ViewInputs
  ) {
    let isFirst = graph == nil
    adopt(inputs)
    scope.parent = inputs.environment.transactionScope
    if view.value == nil {
      scope.set(in: nil, view.transform)
    } else if !isFirst, view.value != value {
      scope.set(in: inputs.graph.motion.update.serial, view.transform)
    }
    value = view.value
    inputs.graph.motion.hasScopes = true
    var inner = inputs
    inner.environment.transactionScope = scope
    child = reconcile(child, view.content, inner)
  }

  override var isStructural: Bool { true }
  override var structuralChildren: NodeList { NodeList(child) }
  override func appendItems(to items: inout _NodeList) { child?.appendItems(to: &items) }
}

/// The view that a body given to a modifier stands around, with the transactions of outside.
struct OuterTransactionView<Content: View> {
  let content: Content
  let scope: OuterScope
}

/// Carries the scope around a modifier's body to the content inside of it.
final class OuterScope {
  var scope: TransactionScope?
}

extension OuterTransactionView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    var inputs = inputs
    inputs.environment.transactionScope = view.scope.scope
    return Content._makeNode(view.content, replacing: old, inputs: inputs)
  }
}

/// Notes the transactions that are in force here for the content further inside.
struct OuterScopeView<Content: View> {
  let content: Content
  let scope: OuterScope
}

extension OuterScopeView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    view.scope.scope = inputs.environment.transactionScope
    return Content._makeNode(view.content, replacing: old, inputs: inputs)
  }
}

extension View {
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    TransactionView(content: self, value: value, transform: Transaction.replacing(animation))
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    TransactionView<Self, Bool>(
      content: self, value: nil, transform: Transaction.replacing(animation))
  }

  /// Animates only what `body` adds to the view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { changingTransactions(of: body, Transaction.replacing(animation)) }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { TransactionView<Self, Bool>(content: self, value: nil, transform: transform) }

  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { TransactionView(content: self, value: value, transform: transform) }

  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { changingTransactions(of: body, transform) }

  nonisolated private func changingTransactions<V: View>(
    of body: (PlaceholderContentView<Self>) -> V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    let scope = OuterScope()
    let inner = PlaceholderContentView<Self>(
      for: OuterTransactionView(content: self, scope: scope))
    return OuterScopeView(
      content: TransactionView<V, Bool>(content: body(inner), value: nil, transform: transform),
      scope: scope)
  }
}

extension Transaction {
  /// What an animation modifier does, unless animations are disabled.
  fileprivate static func replacing(_ animation: Animation?) -> (inout Transaction) -> Void {
    { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

extension ViewModifier {
  /// What the modifier adds, in changed transactions.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { TransactedModifier(modifier: self, transform: transform) }

  /// What the modifier adds, with an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    TransactedModifier(modifier: self, transform: Transaction.replacing(animation))
  }
}

private struct TransactedModifier<Modifier> {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void
}

extension TransactedModifier: ViewModifier where Modifier: ViewModifier {
  func body(content: Content) -> some View {
    content.transaction(transform, body: { $0.modifier(modifier) })
  }
}

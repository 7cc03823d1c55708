import Combine
import Geometry

struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: NodeModifier {
  typealias Node = ReceiveNode<P>
}

/// Rule ST4: a value that arrives is handed to the newest action, after layout. Another publisher
/// than at the last build, bit by bit, is subscribed to anew; one that is the same is kept.
final class ReceiveNode<P: Publisher>: ModifierNode<ReceiveModifier<P>> where P.Failure == Never {
  private var cancellable: AnyCancellable?

  override func didMount() { subscribe() }
  override func willUnmount() { cancellable = nil }

  override func modifierDidChange(from old: ReceiveModifier<P>) {
    if isMounted, !areIdentical(old.publisher, modifier.publisher) { subscribe() }
  }

  @MainActor private func subscribe() {
    guard !isCopy else { return }
    cancellable = nil
    cancellable = modifier.publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      nonisolated(unsafe) let node = self
      node?.graph?.schedule {
        if let node, node.isMounted { node.modifier.action(value) }
      }
    }
  }
}

/// Whether two values have the same bits: references to the same objects, equal numbers.
private func areIdentical<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
  }
}

extension View {
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

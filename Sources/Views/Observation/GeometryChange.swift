import Geometry
import LayoutCore
import ViewCore

struct GeometryChangeModifier<Value: Equatable> {
  let read: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: NodeModifier {
  typealias Node = GeometryChangeNode<Value>
}

/// Rule ST3: reads after each layout; the action runs for the first value and for each other one.
final class GeometryChangeNode<Value: Equatable>: ModifierNode<GeometryChangeModifier<Value>> {
  private var last: Value?

  override func didMount() { graph?.addDependent(self) }
  override func willUnmount() { graph?.removeDependent(self) }
}

extension GeometryChangeNode: GeometryDependent {
  func geometryMayHaveChanged() {
    guard item != nil, placedProposal != nil else { return }
    let value = modifier.read(GeometryProxy(self, reads: nil))
    guard value != last else { return }
    let old = last ?? value
    last = value
    let action = modifier.action
    graph?.schedule { action(old, value) }
  }
}

extension View {
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: transform, action: { _, new in action(new) }))
  }

  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: transform, action: action))
  }
}

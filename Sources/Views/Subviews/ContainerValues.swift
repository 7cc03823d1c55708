import Geometry
import LayoutCore
import ViewCore

/// A key of a value that a view says to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a subview says to the container that lays it out: read at `Subview.containerValues`.
///
/// Coverage: full but for tags. Verified: documented.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

struct ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

/// Sets a value over those that the view under it says.
struct ContainerValueModifier {
  let change: (inout ContainerValues) -> Void
}

extension ContainerValueModifier: NodeModifier {
  typealias Node = ContainerValueNode
}

final class ContainerValueNode: ModifierNode<ContainerValueModifier> {
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    guard Key.self == ContainerValuesKey.self else { return super.layoutValue(key) }
    var values = super.layoutValue(ContainerValuesKey.self)
    modifier.change(&values)
    return (values as? Key.Value) ?? super.layoutValue(key)
  }

  /// What the container makes of the values is built from them.
  override func modifierDidChange(from old: ContainerValueModifier) { childItemsChanged() }
}

extension View {
  /// Says a value to the container around the view; each of several views says it.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

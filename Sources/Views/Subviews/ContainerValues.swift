import Geometry
import LayoutCore
import ViewCore

/// A key of a value that a view says to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a subview or a section says to the container that shows it.
///
/// Rule SU2: a value reaches up to the nearest container only. Of several settings of one value the inner one
/// counts; what is set on a section or a group is said by each view in it too.
///
/// Coverage: complete. Verified: documented (that the inner one counts: believed).
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// From the inside out.
  private var tags: [AnyHashable] = []

  init() {}

  /// What modifiers around one view say.
  ///
  /// - Parameters:
  ///   - modifiers: outermost first.
  ///   - implicitTag: the tag of a row of a `ForEach` that has none of its own.
  init(saidBy modifiers: [ViewNode], implicitTag: TagValue? = nil) {
    for node in modifiers {
      if let node = node as? ContainerValueNode {
        node.modifier.change(&self)
      } else if let node = node as? LayoutValueNode<TagKey>, let tag = node.modifier.value {
        tags.insert(tag.value, at: 0)
      }
    }
    if let implicitTag { tags.append(implicitTag.value) }
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of the view's tag of a type, the implicit one of a row of a `ForEach` included.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags { if let value = tag.base as? V { return value } }
    return nil
  }

  /// Whether the view has a tag of this value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Sets a value under those that the view under it says.
struct ContainerValueModifier {
  let change: (inout ContainerValues) -> Void
}

extension ContainerValueModifier: NodeModifier {
  typealias Node = ContainerValueNode
}

final class ContainerValueNode: ModifierNode<ContainerValueModifier> {
  /// What the container makes of the values is built from them.
  override func modifierDidChange(from old: ContainerValueModifier) { childItemsChanged() }
}

extension ViewNode {
  /// The modifiers that an item consists of, outermost first, up to the first container.
  var itemModifiers: [ViewNode] {
    var result: [ViewNode] = []
    var current: ViewNode? = self
    while let node = current as? any ItemWrapping {
      result.append(node)
      current = node.wrappedItem
    }
    return result
  }
}

extension View {
  /// Says a value to the container around the view; each of several views says it.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

import Geometry
import LayoutCore
import ViewCore

/// The value that a view stands for in a picker, a tab view or a list.
struct TagKey: LayoutValueKey {
  static var defaultValue: TagValue? { nil }
}

/// A tag's value of any type.
struct TagValue: @unchecked Sendable {
  let value: AnyHashable

  /// The value as a selection's type; a value and an optional of it stand for one another.
  func selection<Value>(as type: Value.Type) -> Value? { value.base as? Value }
}

extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: TagValue(value: AnyHashable(tag)))
  }
}

extension ViewNode {
  /// The tag of an item of content: set by `tag(_:)`, else the id of its row in a `ForEach`.
  @MainActor func itemTag(below owner: ViewNode?) -> TagValue? {
    if let tag = layoutValue(TagKey.self) { return tag }
    var node: ViewNode = self
    while let wrapped = (node as? any ItemWrapping)?.wrappedItem { node = wrapped }
    while let parent = node.parent, parent !== owner {
      if let source = parent as? any RowSource, let id = source.rowID(of: node) {
        return TagValue(value: id)
      }
      node = parent
    }
    return nil
  }
}

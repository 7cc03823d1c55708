/// A node that stands in the layout for one other item.
package protocol ItemWrapping: ViewNode {
  var wrappedItem: ViewNode? { get }
  /// Whether this node is the copy for one of several items, which belong to another structure.
  var isCopy: Bool { get }
}

extension _ModifierNode: ItemWrapping {
  package var wrappedItem: ViewNode? { item }
}

/// A node that stands for items of its content in the layout, as modifiers do.
@MainActor package protocol ItemModifying: ItemWrapping {
  /// The nodes that stand for the content's items, by the item.
  var standIns: [ObjectIdentifier: ViewNode] { get }
  /// Looks again for the content's items; nobody else is told.
  func gatherAgain()
}

import Geometry
import LayoutCore
import ViewCore

/// One of the views that a container was given, however they were written.
///
/// It stands in one place at a time: of two uses the first is drawn. Modifiers upon it size and
/// decorate it; what they set in the environment does not reach it.
public struct Subview: Identifiable {
  public struct ID: Hashable, Sendable {
    let serial: Int
  }

  let item: ViewNode

  public var id: ID { ID(serial: item.serial) }
  public var containerValues: ContainerValues { item.layoutValue(ContainerValuesKey.self) }
  /// What the view stands for: its tag, else the id of its row.
  @MainActor var tag: TagValue? { item.itemTag(below: nil) }
}

extension Subview: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? SubviewNode, node.item === view.item { return node }
    return SubviewNode(view.item)
  }
}

/// Stands for a layout item that another node owns.
final class SubviewNode: ViewNode {
  let item: ViewNode

  init(_ item: ViewNode) {
    self.item = item
    super.init()
  }

  override func appendItems(to items: inout [ViewNode]) {
    if item.isMounted, !items.contains(where: { $0 === item }) { items.append(item) }
  }
}

/// The views that a container was given, in order.
public struct SubviewsCollection: RandomAccessCollection {
  let elements: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Subview { elements[index] }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

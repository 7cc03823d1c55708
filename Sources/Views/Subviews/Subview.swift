import Geometry
import LayoutCore
import ViewCore

/// One of the views that a container was given, however they were written.
///
/// Rule SU3: it has the environment of where the container shows it. Modifiers upon it come after those that
/// it was written with. It stands in one place at a time: of two uses the first is drawn.
///
/// Coverage: partial (one place at a time). Verified: documented.
public struct Subview: Identifiable {
  public struct ID: Hashable, Sendable {
    let serial: Int
  }

  let item: ViewNode
  /// Views that the owner was built with keep this, so it does not keep the owner.
  private let ownerLink: Backlink<ViewNode>

  init(item: ViewNode, owner: SubviewsOwner) {
    self.item = item
    ownerLink = owner.link
  }

  var owner: SubviewsOwner? { ownerLink.target as? SubviewsOwner }

  public var id: ID { ID(serial: item.serial) }

  @MainActor public var containerValues: ContainerValues {
    ContainerValues(
      saidBy: item.itemModifiers, implicitTag: item.itemTag(below: owner))
  }

  /// Options on how all subviews are sized in a container.
  public enum ContainerSizingOptions {}

  /// What the view stands for: its tag, else the id of its row.
  @MainActor var tag: TagValue? { item.itemTag(below: owner) }
}

extension Subview: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let known = old as? SubviewNode
    let node = known.flatMap { $0.item === view.item ? $0 : nil } ?? SubviewNode(view.item)
    node.adopt(inputs)
    view.owner?.show(view.item, in: inputs.environment)
    return node
  }
}

/// Stands for a layout item that another node owns.
final class SubviewNode: ViewNode {
  let item: ViewNode

  init(_ item: ViewNode) {
    self.item = item
    super.init()
  }

  override func appendItems(to items: inout _NodeList) {
    if item.isMounted, !items.contains(where: { $0 === item }) { items.append(item) }
  }
}

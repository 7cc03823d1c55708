import Geometry

/// Several views in a row, as a view builder leaves them.
public struct TupleView<T> {
  public var value: T
  package let elements: [any View]

  public init(_ value: T) {
    self.value = value
    elements = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  package init(_ value: T, elements: [any View]) {
    self.value = value
    self.elements = elements
  }
}

/// A view that consists of others in a row.
package protocol ViewSequence {
  var elements: [any View] { get }
}

extension TupleView: ViewSequence {}

extension TupleView: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? TupleNode) ?? TupleNode()
    node.update(view.elements, inputs)
    return node
  }
}

/// The nodes of a fixed number of views, identified by position.
final class TupleNode: ViewNode {
  private var slots: [ViewNode] = []

  @MainActor func update(_ elements: [any View], _ inputs: ViewInputs) {
    adopt(inputs)
    for extra in slots.dropFirst(elements.count) { extra.unmount() }
    if slots.count > elements.count { slots.removeLast(slots.count - elements.count) }
    slots.reserveCapacity(elements.count)
    for index in elements.indices {
      let old = index < slots.count ? slots[index] : nil
      // What is nested too deep leaves its place empty.
      let node = reconcileDynamic(old, elements[index], inputs) ?? EmptyNode()
      if old == nil { slots.append(node) } else { slots[index] = node }
    }
  }

  override var structuralChildren: NodeList { NodeList(slots) }
  override func appendItems(to items: inout _NodeList) {
    for slot in slots { slot.appendItems(to: &items) }
  }
}

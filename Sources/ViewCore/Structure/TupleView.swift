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
  private var slots: [ViewNode?] = []

  @MainActor func update(_ elements: [any View], _ inputs: ViewInputs) {
    adopt(inputs)
    for extra in slots.dropFirst(elements.count) { extra?.unmount() }
    if slots.count > elements.count { slots.removeLast(slots.count - elements.count) }
    slots.reserveCapacity(elements.count)
    while slots.count < elements.count { slots.append(nil) }
    for index in elements.indices {
      slots[index] = reconcileDynamic(slots[index], elements[index], inputs)
    }
  }

  override var structuralChildren: NodeList { NodeList(slots.compactMap { $0 }) }
  override func appendItems(to items: inout [ViewNode]) {
    for slot in slots { slot?.appendItems(to: &items) }
  }
}

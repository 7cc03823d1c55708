import Geometry

extension ViewNode {
  /// The items of this structure, those on their way out included, in order.
  @MainActor final var itemsWithDepartures: [ViewNode] {
    guard let motion = graph?.motion else { return items }
    let outer = motion.gathersDepartures
    motion.gathersDepartures = true
    defer { motion.gathersDepartures = outer }
    return items
  }

  /// The items of this structure that are on their way out.
  @MainActor package final func departingItems(besides items: [ViewNode]) -> [ViewNode] {
    guard graph?.motion.hasDepartures == true else { return [] }
    let staying = Set(items.map(ObjectIdentifier.init))
    return itemsWithDepartures.filter { !staying.contains(ObjectIdentifier($0)) }
  }

  /// What is painted here in order, in place of the layout children; `nil` for those.
  package final func setPaintedChildren(_ children: [ViewNode]?) {
    if let children { makeMotion().painted = children } else { motion?.painted = nil }
  }

  /// Paints the items of a container's content that are on their way out among the others.
  @MainActor final func gatherDepartures(of content: ViewNode?, besides items: [ViewNode]) {
    guard let content, graph?.motion.hasDepartures == true else {
      motion?.painted = nil
      return
    }
    let all = content.itemsWithDepartures
    if all.count == items.count {
      motion?.painted = nil
    } else {
      makeMotion().painted = all.filter { item in
        item.layoutParent === self || items.contains { $0 === item }
      }
    }
  }
}

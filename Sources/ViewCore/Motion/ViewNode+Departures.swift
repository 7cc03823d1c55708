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
  @MainActor final func departingItems(besides items: [ViewNode]) -> [ViewNode] {
    guard graph?.motion.hasDepartures == true else { return [] }
    return itemsWithDepartures.filter { item in !items.contains { $0 === item } }
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

import Geometry

/// Where a layout put one child: origin in the layout's own leading-based coordinates.
package struct ChildPlacement: Equatable, Sendable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize
  package var size: CGSize

  package init(origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    self.origin = origin
    self.proposal = proposal
    self.size = size
  }
}

/// The children of one layout and the placements that a call of `placeSubviews` wrote down.
package final class PlacementRecorder {
  package var items: [LayoutItem]
  package var placements: [ChildPlacement?]

  package init(items: [LayoutItem]) {
    self.items = items
    placements = Array(repeating: nil, count: items.count)
  }

  /// Runs a placement and returns what it wrote, leaving the earlier record as it was.
  func record(_ place: () -> Void) -> [ChildPlacement?] {
    let before = placements
    placements = Array(repeating: nil, count: items.count)
    place()
    let result = placements
    placements = before
    return result
  }
}

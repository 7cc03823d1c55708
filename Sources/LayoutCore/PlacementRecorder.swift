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

  /// Stands for a child that has not been placed; placed ones have finite origins.
  static let missing = ChildPlacement(
    origin: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified, size: .zero)

  var isMissing: Bool { origin.x.isNaN }

  /// Turns an origin from the leading edge of bounds of a width into one from the left, where these
  /// begin at the right.
  package mutating func mirror(in width: CGFloat) { origin.x = width - origin.x - size.width }
}

/// The children of one layout and the placements that a call of `placeSubviews` writes down.
package final class PlacementRecorder {
  package let items: [LayoutItem]
  /// Kept between calls to spare an allocation; access is unchecked as in `_LayoutItem`.
  @exclusivity(unchecked) private var placements: [ChildPlacement]

  init(items: [LayoutItem]) {
    self.items = items
    placements = Array(repeating: .missing, count: items.count)
  }

  /// Writes down where an item goes.
  @inline(__always)
  func place(_ placement: ChildPlacement, at index: Int) {
    placements[index] = placement
  }

  /// Runs a placement, lets a caller finish what it wrote, and returns that.
  func record(_ place: () -> Void, finish: (Int, inout ChildPlacement) -> Void) -> [ChildPlacement]
  {
    for index in placements.indices { placements[index] = .missing }
    place()
    for index in placements.indices { finish(index, &placements[index]) }
    return placements
  }

  /// Runs a placement and returns what it wrote, leaving a recording under way as it was.
  func recordApart(_ place: () -> Void) -> [ChildPlacement] {
    var own = Array(repeating: ChildPlacement.missing, count: items.count)
    swap(&own, &placements)
    place()
    swap(&own, &placements)
    return own
  }
}

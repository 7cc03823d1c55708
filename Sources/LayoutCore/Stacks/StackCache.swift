import Geometry

package typealias StackCache = _StackCache

/// What a stack remembers between calls: distances, ranks and the last fit.
public struct _StackCache {
  /// One child in the last fit; lengths in points.
  struct Fit {
    /// From the child before; zero for the first.
    let distance: CGFloat
    /// What the child was proposed along the stack.
    var proposed: CGFloat?
    var size = CGSize.zero
    /// The alignment guide across the stack, from the child's own edge.
    var guide: CGFloat = 0
    var rank = ServingRank(standing: .rigid, range: nil)
  }

  private(set) var items: [LayoutItem] = []
  private(set) var totalDistance: CGFloat = 0
  /// Positions grouped by falling priority, in order inside a group; `nil` when all are equal.
  private(set) var groups: [[Int]]?
  /// Where the guide lies as a part of the child's length across; `nil` when views must be asked.
  private(set) var guideFraction: CGFloat?

  var fits: [Fit] = []
  var fittedProposal: ProposedViewSize?
  var fittedSize = CGSize.zero
  /// How far the common guide lies from the stack's own edge across.
  var guideOffset: CGFloat = 0

  /// Forgets the last fit and finds out what holds for every proposal.
  mutating func begin(_ stack: StackArrangement, _ items: [LayoutItem]) {
    let leading: Edge = stack.axis == .horizontal ? .leading : .top
    let trailing: Edge = stack.axis == .horizontal ? .trailing : .bottom
    var total: CGFloat = 0
    var isFlush = true
    var isUniform = true
    var end = EdgeSpacing.plain
    let firstPriority = items.first?.priority
    // One pass over the items, for this is much of what laying out a row for the first time costs.
    fits.removeAll(keepingCapacity: true)
    fits.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      items.prefetch(after: index)
      var distance: CGFloat = 0
      // Rule D3: without a spacing each pair keeps the distance that its edges ask for.
      if !fits.isEmpty {
        distance = stack.spacing ?? EdgeSpacing.distance(from: end, to: item.spacing(leading))
      }
      if stack.spacing == nil { end = item.spacing(trailing) }
      fits.append(Fit(distance: distance))
      total += distance
      if item.explicitGuides.mayContain(stack.alignment) { isFlush = false }
      if item.priority != firstPriority { isUniform = false }
    }
    self.items = items
    totalDistance = total
    groups = isUniform ? nil : Self.priorityGroups(items)
    guideFraction = isFlush ? stack.alignment.lengthFraction : nil
    fittedProposal = nil
  }

  private static func priorityGroups(_ items: [LayoutItem]) -> [[Int]] {
    let priorities = items.map { $0.priority.isNaN ? 0 : $0.priority }
    let sorted = items.indices.sorted {
      priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1]
    }
    var groups: [[Int]] = []
    var last: Double?
    for index in sorted {
      if priorities[index] == last {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
        last = priorities[index]
      }
    }
    return groups
  }
}

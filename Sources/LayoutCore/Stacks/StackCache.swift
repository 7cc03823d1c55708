import Geometry

package typealias StackCache = _StackCache

/// What a stack remembers between calls: distances, ranks and the last fit.
public struct _StackCache {
  /// One child in the last fit; lengths in points.
  struct Fit {
    /// From the child before; zero for the first.
    let distance: CGFloat
    /// What the child was proposed along the stack.
    @PackedLength var proposed: CGFloat? = nil
    var size = CGSize.zero
    /// The alignment guide across the stack, from the child's own edge.
    var guide: CGFloat = 0
    var rank = ServingRank(standing: .rigid)
  }

  private(set) var items: [LayoutItem] = []
  private(set) var totalDistance: CGFloat = 0
  private var knownGroups: PriorityGroups?
  /// The explicit guides of the children that the last distribution measured.
  var guides: ExplicitGuides = []
  /// Those of all children, once they have been measured.
  var knownGuides: ExplicitGuides? { fittedProposal == nil ? nil : guides }

  /// Whether the item measured last had to work its size out; then the next will as well.
  var isCold = false
  /// Whether the fit being worked out is the one that the stack will be placed with.
  var expectsPlacement = false
  var fits: [Fit] = []
  var fittedProposal: ProposedViewSize?
  var fittedSize = CGSize.zero
  /// How far the common guide lies from the stack's own edge across.
  var guideOffset: CGFloat = 0

  /// Forgets the last fit and all that was found out. Items are asked for nothing here that they can
  /// be asked for later, when they are visited anyway: a long list is bound by memory.
  mutating func begin(_ stack: StackArrangement, _ items: [LayoutItem]) {
    let leading: Edge = stack.axis == .horizontal ? .leading : .top
    let trailing: Edge = stack.axis == .horizontal ? .trailing : .bottom
    var total: CGFloat = 0
    var end = EdgeSpacing.plain
    fits.removeAll(keepingCapacity: true)
    fits.reserveCapacity(items.count)
    for index in items.indices {
      var distance: CGFloat = 0
      if let spacing = stack.spacing {
        if index > 0 { distance = spacing }
      } else {
        // Rule D3: without a spacing each pair keeps the distance that its edges ask for.
        items.visit(index) { item in
          if index > 0 { distance = EdgeSpacing.distance(from: end, to: item.spacing(leading)) }
          if index + 1 < items.count { end = item.spacing(trailing) }
        }
      }
      fits.append(Fit(distance: distance))
      total += distance
    }
    self.items = items
    totalDistance = total
    knownGroups = nil
    fittedProposal = nil
  }

  /// Positions grouped by falling priority, in order inside a group; `nil` when all are equal.
  mutating func groups() -> [[Int]]? {
    if let knownGroups { return knownGroups.positions }
    let first = items.isEmpty ? 0 : items.visit(0, \.priority)
    let isUniform = items.visitsAll { $0.priority == first }
    let groups = PriorityGroups(positions: isUniform ? nil : Self.priorityGroups(items))
    knownGroups = groups
    return groups.positions
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

  /// Whether children are served in groups.
  private struct PriorityGroups {
    let positions: [[Int]]?
  }
}

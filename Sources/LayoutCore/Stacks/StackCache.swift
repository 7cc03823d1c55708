import Geometry

package typealias StackCache = _StackCache

/// What a stack remembers between calls: distances, serving order and the last fit.
public struct _StackCache {
  /// One child in the last fit; lengths in points.
  struct Fit {
    /// What the child was proposed along the stack.
    var proposed: CGFloat?
    var size = CGSize.zero
    /// The alignment guide across the stack, from the child's own edge.
    var guide: CGFloat = 0
  }

  let items: [LayoutItem]
  /// The distance before each child; zero before the first.
  let distances: [CGFloat]
  let totalDistance: CGFloat
  /// Positions grouped by falling priority, in order inside a group; `nil` when all are equal.
  let groups: [[Int]]?
  /// Where the guide lies as a part of the child's length across; `nil` when views must be asked.
  let guideFraction: CGFloat?

  var fits: [Fit]
  var fittedProposal: ProposedViewSize?
  var fittedSize = CGSize.zero
  /// How far the common guide lies from the stack's own edge across.
  var guideOffset: CGFloat = 0

  /// The group being served; kept to spare allocations.
  var contenders = Contenders()

  init(stack: StackArrangement, subviews: LayoutSubviews) {
    items = subviews.items
    distances = stack.distances(between: items)
    totalDistance = distances.reduce(0, +)
    groups = Self.priorityGroups(items)
    guideFraction = stack.guideFraction(items)
    fits = Array(repeating: Fit(), count: items.count)
  }

  private static func priorityGroups(_ items: [LayoutItem]) -> [[Int]]? {
    guard let first = items.first?.priority else { return nil }
    if items.allSatisfy({ $0.priority == first }) { return nil }
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

extension AlignmentKey {
  /// The part of a view's length at which the guide lies by default, for guides that are defined so.
  var lengthFraction: CGFloat? {
    switch self {
    case HorizontalAlignment.leading.key, VerticalAlignment.top.key: 0
    case HorizontalAlignment.center.key, VerticalAlignment.center.key: 0.5
    case HorizontalAlignment.trailing.key, VerticalAlignment.bottom.key: 1
    // Rule A2: the baseline of a view without text is its bottom edge.
    case .firstTextBaseline, .lastTextBaseline: 1
    default: nil
    }
  }
}

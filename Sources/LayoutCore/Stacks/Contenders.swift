import Geometry

/// The children of one priority group in the order in which a stack serves them: rigid ones, then
/// limited ones by flexibility, then unlimited ones by falling minimum; ties in order.
///
/// Rule L5. Children are measured only where that decides something: a child that is alone in its
/// standing needs no numbers, nor does the only one that is not rigid.
struct Contenders {
  private enum Standing: Int {
    case rigid, limited, unlimited, unknown
  }

  private struct Contender {
    var index: Int
    var standing: Standing
    /// Known or measured; absent while the standing alone decides.
    var range: LengthRange?

    func isServedBefore(_ other: Contender) -> Bool {
      if standing != other.standing { return standing.rawValue < other.standing.rawValue }
      if let range, let second = other.range {
        switch standing {
        case .limited where range.flexibility != second.flexibility:
          return range.flexibility < second.flexibility
        case .unlimited where range.minimum != second.minimum:
          return range.minimum > second.minimum
        default: break
        }
      }
      return index < other.index
    }
  }

  private var members: [Contender] = []

  subscript(place: Int) -> Int { members[place].index }

  /// Whether the child at a place has the same range as the one before it, and is not rigid.
  func isRepeat(_ place: Int) -> Bool {
    guard place > 0, members[place].standing != .rigid, let range = members[place].range
    else { return false }
    return range == members[place - 1].range
  }

  /// Takes in and sorts the items at some positions, which come in rising order.
  mutating func sort(
    _ positions: some Collection<Int>, of items: [LayoutItem], along axis: Axis,
    across cross: CGFloat?
  ) {
    members.removeAll(keepingCapacity: true)
    var open = 0
    for position in positions {
      let member = Self.contender(position, items[position], along: axis)
      if member.standing != .rigid { open += 1 }
      members.append(member)
    }
    if open > 1 {
      measure(.unknown, of: items, along: axis, across: cross)
      measure(.limited, of: items, along: axis, across: cross)
      measure(.unlimited, of: items, along: axis, across: cross)
    }
    if open > 0 { sortMembers() }
  }

  private static func contender(_ position: Int, _ item: LayoutItem, along axis: Axis)
    -> Contender
  {
    if let range = item.knownRange(along: axis) {
      return Contender(index: position, standing: standing(of: range), range: range)
    }
    let standing: Standing =
      switch item.isUnbounded(along: axis) {
      case true?: .unlimited
      case false?: .limited
      case nil: .unknown
      }
    return Contender(index: position, standing: standing, range: nil)
  }

  private static func standing(of range: LengthRange) -> Standing {
    if range.isRigid { return .rigid }
    return range.maximum.isFinite ? .limited : .unlimited
  }

  /// Measures the members of a standing, unless one of a kind.
  private mutating func measure(
    _ standing: Standing, of items: [LayoutItem], along axis: Axis, across cross: CGFloat?
  ) {
    var count = 0
    for member in members where member.standing == standing { count += 1 }
    if count == 0 || (count == 1 && standing != .unknown) { return }
    for place in members.indices
    where members[place].standing == standing && members[place].range == nil {
      let range = items[members[place].index].lengthRange(along: axis, across: cross)
      members[place].range = range
      members[place].standing = Self.standing(of: range)
    }
  }

  private mutating func sortMembers() {
    for place in members.indices.dropFirst()
    where members[place].isServedBefore(members[place - 1]) {
      members.sort { $0.isServedBefore($1) }
      return
    }
  }
}

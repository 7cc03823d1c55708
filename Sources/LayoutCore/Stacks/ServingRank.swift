import Geometry

/// What decides when a stack serves a child of a priority group. Rule L5: rigid children first, then
/// limited ones by flexibility, then unlimited ones by falling minimum; ties in order.
struct ServingRank {
  enum Standing: UInt8 {
    case rigid, limited, unlimited, unknown
  }

  /// Known or measured; absent while the standing alone decides.
  var range: LengthRange? {
    minimum.map { LengthRange(minimum: $0, maximum: maximum) }
  }
  @PackedLength private var minimum: CGFloat?
  private var maximum: CGFloat = 0
  let standing: Standing

  init(standing: Standing) { self.standing = standing }

  init(_ range: LengthRange) {
    minimum = range.minimum
    maximum = range.maximum
    standing = range.isRigid ? .rigid : range.maximum.isFinite ? .limited : .unlimited
  }

  /// What is known of an item without measuring it.
  init(of item: LayoutItem, along axis: Axis) {
    if let range = item.knownRange(along: axis) {
      self.init(range)
    } else {
      switch item.isUnbounded(along: axis) {
      case true?: self.init(standing: .unlimited)
      case false?: self.init(standing: .limited)
      case nil: self.init(standing: .unknown)
      }
    }
  }

  /// Whether this one is served before another in any case, whatever their order.
  func precedes(_ other: ServingRank) -> Bool {
    if standing != other.standing { return standing.rawValue < other.standing.rawValue }
    guard let range, let second = other.range else { return false }
    return switch standing {
    case .limited: range.flexibility < second.flexibility
    case .unlimited: range.minimum > second.minimum
    case .rigid, .unknown: false
    }
  }

  /// Whether equal proposals are due because both are alike, and not rigid.
  func isLike(_ other: ServingRank) -> Bool {
    guard standing != .rigid, let range, let second = other.range else { return false }
    return range == second
  }
}

extension StackCache {
  /// Ranks the children at some positions, measuring only where that decides something: a child
  /// alone in its standing needs no numbers, nor does the only one that is not rigid.
  ///
  /// Returns whether serving them in order is serving them by rank.
  mutating func rank(
    _ positions: some Collection<Int>, along axis: Axis, across cross: CGFloat?
  ) -> Bool {
    var open = 0
    for position in positions {
      let rank = items.visit(position) { ServingRank(of: $0, along: axis) }
      fits[position].rank = rank
      if rank.standing != .rigid { open += 1 }
    }
    if open == 0 { return true }
    if open > 1 {
      measure(.unknown, among: positions, along: axis, across: cross)
      measure(.limited, among: positions, along: axis, across: cross)
      measure(.unlimited, among: positions, along: axis, across: cross)
    }
    var last: Int?
    for position in positions {
      if let last, fits[position].rank.precedes(fits[last].rank) { return false }
      last = position
    }
    return true
  }

  /// Measures the children of a standing, unless there is but one of a known standing.
  private mutating func measure(
    _ standing: ServingRank.Standing, among positions: some Collection<Int>, along axis: Axis,
    across cross: CGFloat?
  ) {
    var count = 0
    for position in positions where fits[position].rank.standing == standing { count += 1 }
    if count == 0 || (count == 1 && standing != .unknown) { return }
    for position in positions
    where fits[position].rank.standing == standing && fits[position].rank.range == nil {
      fits[position].rank = items.visit(position) {
        ServingRank($0.lengthRange(along: axis, across: cross))
      }
    }
  }
}

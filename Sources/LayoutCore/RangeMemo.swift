import Geometry

/// Length ranges of one item along one axis: the one that holds for every proposal across, else the
/// last two by the proposal across.
struct RangeMemo {
  private var constant: LengthRange?
  private var first: (cross: CGFloat?, range: LengthRange)?
  private var second: (cross: CGFloat?, range: LengthRange)?

  func find(across cross: CGFloat?) -> LengthRange? {
    if let constant { return constant }
    if let first, first.cross == cross { return first.range }
    if let second, second.cross == cross { return second.range }
    return nil
  }

  mutating func insertConstant(_ range: LengthRange) { constant = range }

  mutating func insert(_ range: LengthRange, across cross: CGFloat?) {
    second = first
    first = (cross, range)
  }
}

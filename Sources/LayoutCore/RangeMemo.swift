import Geometry

/// The length range of one item along one axis: one that holds for every proposal across, or the
/// last one by the proposal across.
struct RangeMemo {
  private enum Holds: UInt8 {
    case never
    case always
    case acrossUnspecified
    case acrossLength
  }

  private var holds = Holds.never
  private var cross: CGFloat = 0
  private var range = LengthRange(rigid: 0)

  func find(across proposed: CGFloat?) -> LengthRange? {
    let isFound =
      switch holds {
      case .never: false
      case .always: true
      case .acrossUnspecified: proposed == nil
      case .acrossLength: proposed == cross
      }
    return isFound ? range : nil
  }

  mutating func insertConstant(_ range: LengthRange) {
    holds = .always
    self.range = range
  }

  mutating func insert(_ range: LengthRange, across proposed: CGFloat?) {
    holds = proposed == nil ? .acrossUnspecified : .acrossLength
    cross = proposed ?? 0
    self.range = range
  }
}

import Geometry

/// The length range of one item along one axis: one that holds for every proposal across, or the
/// last one by the proposal across.
struct RangeMemo {
  private enum Holds: UInt8 {
    case never
    /// Always, and known without measuring.
    case fixed
    case always
    case acrossUnspecified
    case acrossLength
  }

  private var range = LengthRange(rigid: 0)
  private var cross: CGFloat = 0
  private var holds = Holds.never

  /// The range where it is known without measuring.
  var fixed: LengthRange? { holds == .fixed ? range : nil }

  func find(across proposed: CGFloat?) -> LengthRange? {
    let isFound =
      switch holds {
      case .never: false
      case .fixed, .always: true
      case .acrossUnspecified: proposed == nil
      case .acrossLength: proposed == cross
      }
    return isFound ? range : nil
  }

  mutating func insertFixed(_ range: LengthRange) {
    holds = .fixed
    self.range = range
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

extension Subscribers {
  /// How many values a subscriber is ready for: a count from 0, or unlimited.
  ///
  /// Counts saturate: a negative count is 0, an overflow is unlimited.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// `UInt.max` stands for unlimited.
    private var value: UInt

    private init(value: UInt) { self.value = value }

    public static let unlimited = Demand(value: .max)
    public static let none = Demand(value: 0)

    /// A demand of `value` elements.
    public static func max(_ value: Int) -> Demand { Demand(value: UInt(Swift.max(0, value))) }

    /// The count, or nil if unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(clamping: value) }

    public var description: String {
      self == .unlimited ? "unlimited" : "max(\(value))"
    }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.value < rhs.value }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
    public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs > .max(rhs) }
    public static func == (lhs: Demand, rhs: Int) -> Bool { rhs >= 0 && lhs == .max(rhs) }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, overflow) = lhs.value.addingReportingOverflow(rhs.value)
      return overflow ? .unlimited : Demand(value: sum)
    }

    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }

    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited { return .unlimited }
      return Demand(value: lhs.value > rhs.value ? lhs.value - rhs.value : 0)
    }

    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }

    public static func * (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return .unlimited }
      let (product, overflow) = lhs.value.multipliedReportingOverflow(by: UInt(Swift.max(0, rhs)))
      return overflow ? .unlimited : Demand(value: product)
    }

    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
  }
}

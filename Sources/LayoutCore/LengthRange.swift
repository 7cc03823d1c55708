import Geometry

package typealias LengthRange = _LengthRange

/// The shortest and longest length of an item along one axis, in points.
public struct _LengthRange: Equatable, Sendable {
  package var minimum: CGFloat
  package var maximum: CGFloat

  package init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
  }

  /// A length that never changes.
  package init(rigid length: CGFloat) { self.init(minimum: length, maximum: length) }

  /// Takes whatever is proposed.
  package static let greedy = LengthRange(minimum: 0, maximum: .infinity)

  package var flexibility: CGFloat { maximum == minimum ? 0 : maximum - minimum }
  package var isRigid: Bool { maximum == minimum }

  package static func + (range: LengthRange, length: CGFloat) -> LengthRange {
    LengthRange(
      minimum: max(0, range.minimum + length), maximum: max(0, range.maximum + length))
  }

  /// The range of two items side by side that both get their extreme lengths.
  package static func + (lhs: LengthRange, rhs: LengthRange) -> LengthRange {
    LengthRange(minimum: lhs.minimum + rhs.minimum, maximum: lhs.maximum + rhs.maximum)
  }

  /// The range of two items that lie over each other.
  package func union(_ other: LengthRange) -> LengthRange {
    LengthRange(
      minimum: max(minimum, other.minimum), maximum: max(maximum, other.maximum))
  }
}

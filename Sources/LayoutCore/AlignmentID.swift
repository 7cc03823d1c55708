import Geometry

/// A type that names an alignment guide and gives its value where a view sets none.
public protocol AlignmentID {
  /// The guide's default value: points from the top or leading edge of a view of these dimensions.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges explicit values of several children; each call hands in the next one.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)

  /// The part of a view's length at which the guide lies by default, where it is defined so.
  static var _lengthFraction: CGFloat? { get }
}

extension AlignmentID {
  /// Rule A1: the merged value is the mean of the explicit ones.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = ((parentValue ?? 0) * CGFloat(n) + childValue) / CGFloat(n + 1)
  }

  public static var _lengthFraction: CGFloat? { nil }
}

/// An alignment guide as a dictionary key. Unchecked: a metatype is immutable.
public struct AlignmentKey: Hashable, Comparable, @unchecked Sendable {
  package let id: any AlignmentID.Type
  /// The part of a view's length at which the guide lies by default; `nil` if it is not a part.
  @PackedLength package private(set) var lengthFraction: CGFloat?
  package let axis: Axis

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    _lengthFraction = PackedLength(wrappedValue: id._lengthFraction)
  }

  package var identifier: ObjectIdentifier { ObjectIdentifier(id) }

  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.identifier == rhs.identifier && lhs.axis == rhs.axis
  }

  public static func < (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.identifier < rhs.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

package typealias ExplicitGuides = _ExplicitGuides

/// Which explicit guides may occur in a subtree, so that queries for others cost nothing.
public struct _ExplicitGuides: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// First and last text baselines, set by text.
  package static let baselines = ExplicitGuides(rawValue: 1)
  /// Any guide, set by `alignmentGuide` or a layout of one's own.
  package static let any = ExplicitGuides(rawValue: 3)

  /// Whether a guide of this key may be among them.
  package func mayContain(_ key: AlignmentKey) -> Bool {
    rawValue & 2 != 0 || (rawValue & 1 != 0 && key.isTextBaseline)
  }
}

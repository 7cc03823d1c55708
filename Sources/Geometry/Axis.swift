/// The horizontal or vertical dimension of a coordinate system.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis {
  @inlinable @inline(__always)
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
  /// The length along an axis, in points.
  package subscript(axis: Axis) -> CGFloat {
    @inlinable @inline(__always) get { axis == .horizontal ? width : height }
    @inlinable @inline(__always) set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// A size given by its length along an axis and across it.
  package init(_ length: CGFloat, along axis: Axis, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    @inlinable @inline(__always) get { axis == .horizontal ? x : y }
    @inlinable @inline(__always) set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

import Geometry

/// A proposal for the size of a view: a length, or `nil` for the view's ideal length, per axis.
public struct ProposedViewSize: Equatable, Sendable {
  /// Points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// Points; `nil` asks for the ideal height.
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  package init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  package subscript(axis: Axis) -> CGFloat? {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposed size; lengths that are not proposed come from content, which else is not measured.
  package func size(orFrom content: @autoclosure () -> CGSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    return replacingUnspecifiedDimensions(by: content())
  }

  /// The proposal with lengths that are no numbers taken as unspecified and negative ones as zero.
  package var sanitized: ProposedViewSize {
    func clean(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return length < 0 ? 0 : length
    }
    return ProposedViewSize(width: clean(width), height: clean(height))
  }
}

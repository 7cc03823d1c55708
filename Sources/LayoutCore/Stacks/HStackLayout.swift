import Geometry

/// Arranges its children in a horizontal line; see `StackArrangement`.
///
/// Coverage: complete. Verified: recorded (layout/*, shape/flexibility).
public struct HStackLayout: _StackLayout, Equatable, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide on which the children are lined up.
  public var alignment: VerticalAlignment
  /// Points between neighbours; `nil` for the distance that each pair prefers.
  public var spacing: CGFloat?

  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public var _arrangement: _StackArrangement {
    StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

import Geometry

/// Arranges its children in a vertical line; see `StackArrangement`.
///
/// Coverage: complete. Verified: recorded (layout/*, shape/flexibility).
public struct VStackLayout: _StackLayout, Equatable, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide on which the children are lined up.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; `nil` for the distance that each pair prefers.
  public var spacing: CGFloat?

  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public var _arrangement: _StackArrangement {
    StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

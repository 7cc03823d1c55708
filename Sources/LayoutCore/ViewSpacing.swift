import Geometry

/// The distances that a view prefers to keep from its neighbours, per edge.
public struct ViewSpacing: Sendable {
  package var top: EdgeSpacing
  package var leading: EdgeSpacing
  package var bottom: EdgeSpacing
  package var trailing: EdgeSpacing

  /// No distance on any edge.
  public static let zero = ViewSpacing(.zero)

  /// The default distances of a view without text.
  public init() { self.init(.plain) }

  package init(_ edge: EdgeSpacing) {
    top = edge
    leading = edge
    bottom = edge
    trailing = edge
  }

  /// A text's distances: by its font above and below, plain at the sides.
  package init(text metrics: TextSpacing) {
    self.init(.plain)
    top = EdgeSpacing(text: metrics)
    bottom = top
  }

  package subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes in the preferences of another view on some edges, so that both are honoured.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? EdgeSpacing.distance(from: trailing, to: next.leading)
      : EdgeSpacing.distance(from: bottom, to: next.top)
  }

  /// The same with some edges set back to the plain default.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = .plain }
    return result
  }
}

import Geometry
import ViewCore

/// Where a shape is drawn: what its path depends on beside its rectangle.
struct ShapePlace {
  let node: ViewNode
  let direction: LayoutDirection
}

/// A shape whose path depends on the views around it.
protocol PlacedShape: Shape {
  @MainActor func placedPath(in rect: CGRect, at place: ShapePlace) -> Path
}

extension Shape {
  /// The path as it is drawn at a place: mirrored where the shape wants that in the direction there.
  @MainActor func path(in rect: CGRect, at place: ShapePlace) -> Path {
    let path = (self as? any PlacedShape)?.placedPath(in: rect, at: place) ?? self.path(in: rect)
    guard case .mirrors(let direction) = layoutDirectionBehavior, direction == place.direction,
      !path.isSymmetric
    else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

extension Path {
  /// Whether the outline is its own mirror image about its middle, as whole rectangles and ellipses
  /// are; shapes put these in the middle of their own rectangle.
  fileprivate var isSymmetric: Bool {
    if case .elements = outline { return false }
    return true
  }
}

import Geometry

/// Where a root view is laid out.
package struct Canvas: Equatable, Sendable {
  /// Points; `nil` along an axis takes the content's ideal length.
  package var width: CGFloat?
  package var height: CGFloat?
  package var safeArea: EdgeInsets

  package init(width: CGFloat?, height: CGFloat?, safeArea: EdgeInsets = EdgeInsets()) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
  }
}

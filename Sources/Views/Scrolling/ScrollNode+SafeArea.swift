import Geometry
import LayoutCore
import ViewCore

/// A scroll view keeps its frame in the safe area; what it scrolls shows beyond, under the bars
/// whose edges it touches, and rests in the safe area (rules P2, P3).
extension ScrollNode {
  /// Distances between the edges and the content at rest, in points: the margins, and along a
  /// scrolling axis what of the frame is not safe.
  var insets: EdgeInsets {
    var result = configuration.layout.contentMargins
    if axes.contains(.vertical) {
      result.top += safeArea.overlap.top
      result.bottom += safeArea.overlap.bottom
    }
    if axes.contains(.horizontal) {
      result.leading += safeArea.overlap.leading
      result.trailing += safeArea.overlap.trailing
    }
    return result
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: placedSize) }

  /// Where content shows, in the scroll view's own space.
  var visibleBounds: CGRect { bounds.extended(by: safeArea.beyond, environment.layoutDirection) }

  /// Where pinned views are held: the bounds less the insets of the content.
  var pinBounds: CGRect { bounds.reduced(by: insets, environment.layoutDirection) }

  /// What scrolls has nothing to avoid along the way.
  var contentSafeArea: CGRect {
    var beyond = safeArea.beyond
    if !axes.contains(.vertical) { (beyond.top, beyond.bottom) = (0, 0) }
    if !axes.contains(.horizontal) { (beyond.leading, beyond.trailing) = (0, 0) }
    return bounds.extended(by: beyond, environment.layoutDirection)
  }
}

extension ScrollNode: GeometryDependent {
  package func geometryMayHaveChanged() {
    guard placedProposal != nil, !needsPlacement else { return }
    if safeAreaGeometry != safeArea { placeContent() }
  }
}

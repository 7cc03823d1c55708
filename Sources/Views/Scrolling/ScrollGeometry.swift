import Geometry
import ViewCore

/// The geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the viewport begins in the content; negative within insets.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// The scroll view's size without the insets.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What shows of the content, the part under insets included (rule S8).
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.horizontal,
      height: containerSize.height + contentInsets.vertical)
  }

  /// The offset and the container's size (rule S8).
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollNode {
  /// The geometry as placed last. Offsets are from the content's left edge, also right to left.
  var geometry: ScrollGeometry? {
    guard let metrics else { return nil }
    var insets = insets
    if axes.contains(.vertical) {
      insets.top += safeArea.beyond.top
      insets.bottom += safeArea.beyond.bottom
    }
    if axes.contains(.horizontal) {
      insets.leading += safeArea.beyond.leading
      insets.trailing += safeArea.beyond.trailing
    }
    let left = metrics.isMirrored ? insets.trailing : insets.leading
    let fromLeft = metrics.isMirrored ? metrics.limit(.horizontal) - position.x : position.x
    return ScrollGeometry(
      contentOffset: CGPoint(x: fromLeft - left, y: position.y - insets.top),
      contentSize: metrics.content, contentInsets: insets,
      containerSize: CGSize(
        width: metrics.container(.horizontal), height: metrics.container(.vertical)))
  }
}

/// What an observer sees, and what it does about it.
struct ScrollObservation {
  let seen: Any
  let action: (@MainActor () -> Void)?
}

/// An observer of a scroll view's geometry, whatever the type of what it looks at.
struct ScrollGeometryObserver {
  /// Looks at the geometry, given what was seen last.
  let look: @MainActor (ScrollGeometry, _ last: Any?) -> ScrollObservation
}

extension View {
  /// Runs an action with the first value taken of the scroll view's geometry and whenever it changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    let observer = ScrollGeometryObserver { geometry, last in
      let value = transform(geometry)
      let old = last as? T
      if old == value { return ScrollObservation(seen: value, action: nil) }
      return ScrollObservation(seen: value) { action(old ?? value, value) }
    }
    return changingEnvironment { $0.scrollConfiguration.geometryObservers.append(observer) }
  }
}

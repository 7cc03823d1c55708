import Geometry

// Requirements of `UIScrollViewDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UIScrollViewDelegate {
  @_disfavoredOverload
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  @_disfavoredOverload
  public var scrollViewWillEndDragging: _UIScrollViewDelegate_scrollViewWillEndDragging? {
    _UIScrollViewDelegate_scrollViewWillEndDragging(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewDidEndDragging: _UIScrollViewDelegate_scrollViewDidEndDragging? {
    _UIScrollViewDelegate_scrollViewDidEndDragging(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  @_disfavoredOverload
  public var viewForZooming: _UIScrollViewDelegate_viewForZooming? {
    _UIScrollViewDelegate_viewForZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewWillBeginZooming: _UIScrollViewDelegate_scrollViewWillBeginZooming? {
    _UIScrollViewDelegate_scrollViewWillBeginZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewDidEndZooming: _UIScrollViewDelegate_scrollViewDidEndZooming? {
    _UIScrollViewDelegate_scrollViewDidEndZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

@MainActor @preconcurrency
public struct _UIScrollViewDelegate_scrollViewWillEndDragging {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

@MainActor @preconcurrency
public struct _UIScrollViewDelegate_scrollViewDidEndDragging {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
}

@MainActor @preconcurrency
public struct _UIScrollViewDelegate_viewForZooming {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    in scrollView: UIScrollView
  ) -> UIView? { delegate.viewForZooming(in: scrollView) }
}

@MainActor @preconcurrency
public struct _UIScrollViewDelegate_scrollViewWillBeginZooming {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?
  ) { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
}

@MainActor @preconcurrency
public struct _UIScrollViewDelegate_scrollViewDidEndZooming {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
}

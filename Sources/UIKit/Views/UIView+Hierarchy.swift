import Geometry

extension UIView {
  final func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    let outerWindow = window
    view.willMove(toSuperview: self)
    if outerWindow != nil { view.willMove(toWindow: outerWindow) }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if outerWindow != nil { view.tellOfWindow() }
    setNeedsLayout()
  }

  final func leaveSuperview() {
    guard let outer = superview else { return }
    outer.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let wasShown = window != nil
    outer.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    if wasShown { tellOfWindow() }
    outer.setNeedsLayout()
  }

  final func raise(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    noteChange()
  }

  final func lower(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    noteChange()
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    noteChange()
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews { if let found = subview.viewWithTag(tag) { return found } }
    return nil
  }

  /// Tells this view and those on it that they have come to a window or left it.
  package func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// Gives up the focus anywhere below; true, as nothing refuses.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    for view in subviews { view.endEditing(force) }
    return resignFirstResponder()
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  // MARK: Conversion

  /// Where this view's origin lies on the outermost view.
  private var rootOrigin: CGPoint {
    var origin = CGPoint.zero
    var current: UIView? = self
    while let view = current, view.superview != nil {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
      current = view.superview
    }
    return origin
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let from = rootOrigin
    let to = view?.rootOrigin ?? .zero
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let from = view?.rootOrigin ?? .zero
    let to = rootOrigin
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}

import Geometry

/// A rectangle of a view that constraints can refer to.
///
/// Coverage: partial (safe area and margins; own guides have the view's bounds).
/// Verified: documented.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  private let frame: (UIView) -> CGRect

  public override init() { frame = { $0.bounds } }

  init(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    frame = { $0.bounds.inset(by: insets($0)) }
  }

  init(of view: UIView, frame: @escaping (UIView) -> CGRect) {
    owningView = view
    self.frame = frame
  }

  open var layoutFrame: CGRect { owningView.map { frame($0) } ?? .zero }
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self) { $0.safeAreaInsets }
  }

  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(of: self) { $0.layoutMargins }
  }

  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    layoutGuides.removeAll { $0 === layoutGuide }
  }
}

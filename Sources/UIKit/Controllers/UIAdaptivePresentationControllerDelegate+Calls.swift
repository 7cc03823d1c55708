import Geometry

// Requirements of `UIAdaptivePresentationControllerDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: (@MainActor (UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  @_disfavoredOverload
  public var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  @_disfavoredOverload
  public var adaptivePresentationStyle:
    _UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle?
  {
    _UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle(delegate: self)
  }
}

@MainActor @preconcurrency
public struct _UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle {
  let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { delegate.adaptivePresentationStyle(for: controller) }
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

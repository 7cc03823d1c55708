import Geometry

// Requirements of `UINavigationControllerDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UINavigationControllerDelegate {
  @_disfavoredOverload
  public var navigationController: _UINavigationControllerDelegate_navigationController? {
    _UINavigationControllerDelegate_navigationController(delegate: self)
  }
}

@MainActor @preconcurrency
public struct _UINavigationControllerDelegate_navigationController {
  let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

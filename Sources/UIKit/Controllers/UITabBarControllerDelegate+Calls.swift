import Geometry

// Requirements of `UITabBarControllerDelegate` as sources call them that were written for a protocol whose
// requirements may be missing: `delegate.requirement?(…)`. None is missing here: each has a default.

extension UITabBarControllerDelegate {
  @_disfavoredOverload
  public var tabBarController: _UITabBarControllerDelegate_tabBarController? {
    _UITabBarControllerDelegate_tabBarController(delegate: self)
  }
}

@MainActor @preconcurrency
public struct _UITabBarControllerDelegate_tabBarController {
  let delegate: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { delegate.tabBarController(tabBarController, shouldSelect: viewController) }
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { delegate.tabBarController(tabBarController, didSelect: viewController) }
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}

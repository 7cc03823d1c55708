import Geometry

/// Screens side by side, one of which is seen: a finger here turns no page, code does.
///
/// Coverage: partial (the shown controller's view; no page curls, two pages count as the first). Verified:
/// documented.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { showPageControl() } }
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { .none }
  open var isDoubleSided = false
  /// Kept: no finger turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private let pageControl = UIPageControl()

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

  /// Shows a controller; `completion` is told at once that nothing is on its way any more.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for controller in children {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showPage()
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    guard isViewLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    if let content = children.first?.view {
      content.frame = view.bounds
      view.addSubview(content)
    }
    showPageControl()
  }

  /// Dots under the page, where the data source counts pages.
  private func showPageControl() {
    guard isViewLoaded else { return }
    pageControl.removeFromSuperview()
    guard transitionStyle == .scroll, let dataSource else { return }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return }
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource.presentationIndex(for: self)
    view.addSubview(pageControl)
    arrange()
  }

  /// How high the strip of the dots is. Believed, as UIKit's.
  private static let stripHeight: CGFloat = 37

  private func arrange() {
    let strip = pageControl.superview == nil ? 0 : Self.stripHeight
    let bounds = view.bounds
    children.first?.viewIfLoaded?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - strip))
    pageControl.frame = CGRect(
      x: 0, y: bounds.height - strip, width: bounds.width, height: strip)
  }

  open override func viewWillLayoutSubviews() { arrange() }
}

/// Gives the pages beside a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told that pages turn; here code alone turns them, which tells nobody.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

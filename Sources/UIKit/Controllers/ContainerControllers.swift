import Geometry

/// Screens on a stack.
///
/// Coverage: partial (the stack; the topmost controller's view is drawn). Verified: documented.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  public let navigationBar = UINavigationBar()
  public let toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  open weak var delegate: (any UINavigationControllerDelegate)?

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for controller in children { controller.removeFromParent() }
      for controller in newValue { addChild(controller) }
      showTop()
    }
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewController.didMove(toParent: self)
    showTop()
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    showTop()
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    for controller in popped { controller.removeFromParent() }
    showTop()
    return popped
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = children.firstIndex(of: viewController) else { return nil }
    let popped = Array(children[(index + 1)...])
    for controller in popped { controller.removeFromParent() }
    showTop()
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func showTop() {
    guard isViewLoaded else { return }
    view.showOnly(topViewController)
  }

  open override func viewWillLayoutSubviews() {
    topViewController?.view.frame = view.bounds
  }
}

/// Screens behind tabs.
///
/// Coverage: partial (the chosen controller's view is drawn, no bar). Verified: documented.
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  /// Never shown: the bar has room for all.
  open private(set) lazy var moreNavigationController = UINavigationController()
  open var selectedIndex = 0 { didSet { showSelected() } }
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for controller in children { controller.removeFromParent() }
      for controller in newValue ?? [] { addChild(controller) }
      showSelected()
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let newValue, let index = children.firstIndex(of: newValue) { selectedIndex = index } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    view.showOnly(selectedViewController)
  }

  open override func viewWillLayoutSubviews() {
    selectedViewController?.view.frame = view.bounds
  }
}

/// Columns of screens.
///
/// Coverage: partial (the first column is drawn). Verified: documented.
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for controller in children { controller.removeFromParent() }
      for controller in newValue { addChild(controller) }
      showFirst()
    }
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  public private(set) var style = Style.unspecified
  /// Kept: the first controller alone is drawn, as on a narrow screen.
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { preferredDisplayMode }
  open var presentsWithGesture = true
  open var isCollapsed: Bool { true }
  private var columns: [Column: UIViewController] = [:]

  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    let order: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  private func showFirst() {
    guard isViewLoaded else { return }
    view.showOnly(columns[.compact] ?? children.first)
  }

  open override func viewWillLayoutSubviews() {
    (columns[.compact] ?? children.first)?.viewIfLoaded?.frame = view.bounds
  }

  open var preferredPrimaryColumnWidth: CGFloat = 320
}

extension UIView {
  /// Shows the view of one controller alone.
  fileprivate func showOnly(_ controller: UIViewController?) {
    for view in subviews { view.removeFromSuperview() }
    guard let content = controller?.view else { return }
    content.frame = bounds
    addSubview(content)
  }
}

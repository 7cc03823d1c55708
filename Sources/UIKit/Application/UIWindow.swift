import Geometry
import ViewCore

/// The window that the drawn tree lies in.
///
/// Coverage: partial (windows that component code makes are kept and not drawn).
/// Verified: documented.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  private weak var graph: ViewGraph?
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue, let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  init(graph: ViewGraph, scene: UIWindowScene) {
    self.graph = graph
    super.init(frame: UIScreen.main.bounds)
    windowScene = scene
    isKeyWindow = true
    rootViewController = ScreenController(graph: graph, screen: nil)
    if let view = rootViewController?.view {
      view.frame = bounds
      addSubview(view)
    }
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }
  open var screen: UIScreen { .main }
  open func makeKeyAndVisible() { isHidden = false }
  open func makeKey() {}
  open func becomeKey() {}
  open func resignKey() {}

  /// The device's insets; left and right as they are seen.
  var canvasInsets: UIEdgeInsets {
    guard let graph else { return .zero }
    let insets = graph.canvas.safeArea
    let isMirrored = graph.root?.environment.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}

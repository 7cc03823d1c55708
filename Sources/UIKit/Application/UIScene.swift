import Geometry
import ViewCore

/// A scene of the application.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected with: nothing here.
  @MainActor @preconcurrency
  open class ConnectionOptions {
    init() {}
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
  }

  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    public override init() { super.init() }
    open var requestingScene: UIScene?
  }

  override init() { super.init() }

  open var activationState: ActivationState { .foregroundActive }
  open var session: UISceneSession { UISceneSession() }
  open weak var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var userActivity: NSUserActivity?

  private nonisolated static func name(_ text: String) -> NSNotification.Name {
    NSNotification.Name("UIScene\(text)Notification")
  }
  nonisolated public static let willConnectNotification = name("WillConnect")
  nonisolated public static let didDisconnectNotification = name("DidDisconnect")
  nonisolated public static let didActivateNotification = name("DidActivate")
  nonisolated public static let willDeactivateNotification = name("WillDeactivate")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
}

/// The scene of the tree that is drawn: one key window on the screen.
///
/// Coverage: partial (windows, screen, status bar). Verified: documented.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  private weak var graph: ViewGraph?
  open private(set) var windows: [UIWindow] = []

  init(_ graph: ViewGraph) {
    self.graph = graph
    super.init()
    windows = [UIWindow(graph: graph, scene: self)]
  }

  /// The scene of a tree, made at first.
  package static func of(_ graph: ViewGraph) -> UIWindowScene {
    graph.attachment { UIWindowScene(graph) }
  }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { .current }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeLeft : .portrait
  }
  open var effectiveGeometry: UIWindowScene.Geometry {
    Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: screen.bounds)
  }

  public struct Geometry {
    public let interfaceOrientation: UIInterfaceOrientation
    package let coordinateSpace: CGRect
  }

  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(graph) }

  /// Windows that component code makes on the scene; they are not drawn.
  func add(_ window: UIWindow) { windows.append(window) }
}

/// Where the status bar is: the top of the safe area.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  private weak var graph: ViewGraph?
  init(_ graph: ViewGraph?) { self.graph = graph }

  open var statusBarFrame: CGRect {
    let canvas = graph?.canvas
    return CGRect(
      x: 0, y: 0, width: canvas?.width ?? UIScreen.main.bounds.width,
      height: canvas?.safeArea.top ?? 0)
  }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  override init() {}
  open var role: Role { .windowApplication }
  open var persistentIdentifier: String { "" }
  open var scene: UIScene? { nil }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]? = [:]
}

extension UISceneSession.Role {
  public static let windowApplication = UISceneSession.Role(
    rawValue: "UIWindowSceneSessionRoleApplication")
}

@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
  open var name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
}

@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  init(_ url: URL) { self.url = url }
  public let url: URL
}

@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

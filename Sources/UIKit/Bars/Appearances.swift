import Geometry

/// How a bar looks. Bars drawn here are SwiftUI's: an appearance is kept and not read.
///
/// Coverage: inert. Verified: documented.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  public override init() {}
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
  }
}

open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  public override init() {}
  open var normal = UIBarItemStateAppearance()
  open var highlighted = UIBarItemStateAppearance()
  open var disabled = UIBarItemStateAppearance()
  open var focused = UIBarItemStateAppearance()
}

@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public override init() {}
  open var normal = UIBarItemStateAppearance()
  open var selected = UIBarItemStateAppearance()
  open var disabled = UIBarItemStateAppearance()
  open var focused = UIBarItemStateAppearance()
}

@MainActor @preconcurrency
open class UIBarItemStateAppearance: NSObject {
  public override init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var backgroundImage: UIImage?
}

public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init() { self.init(horizontal: 0, vertical: 0) }
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}
public enum UIBarStyle: Int, Sendable { case `default`, black }

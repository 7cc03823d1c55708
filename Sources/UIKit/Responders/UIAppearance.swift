import FoundationAdditions

/// What has an appearance that new views start out with.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

/// What views stand in, where an appearance is for views inside of something only.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

import Geometry

/// The shadow of a text in an attributed string. Kept and not drawn.
///
/// Coverage: a value only. Verified: documented.
open class NSShadow: NSObject, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third where nothing else is said.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  public override init() { super.init() }
}

import Geometry

/// Offers what other apps can do with a file: there are none here, so nothing is shown.
///
/// Coverage: partial (the delegate is asked for nothing). Verified: documented.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  nonisolated(unsafe) open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?

  nonisolated public override init() { super.init() }

  nonisolated public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }

  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

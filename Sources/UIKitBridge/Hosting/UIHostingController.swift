import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// A controller that shows a SwiftUI view.
///
/// Coverage: partial (drawn where a representable shows it; measured by itself).
/// Verified: documented.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { hostingView?.setContent(AnyView(rootView)) } }
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions = SafeAreaRegions.all
  /// The older name of having no safe area.
  public final var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// A hosting controller is made with a root view; a coder has none.
  public required init?(coder aDecoder: NSCoder) { nil }

  private var hostingView: HostingView? { viewIfLoaded as? HostingView }

  open override func loadView() {
    view = HostingView(AnyView(rootView))
    view.backgroundColor = .systemBackground
  }

  /// The size that the root view takes in a proposal; infinite lengths are no limit.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ViewMeasure.size(
      of: rootView,
      in: ProposedViewSize(
        width: size.width.isFinite ? size.width : nil,
        height: size.height.isFinite ? size.height : nil),
      environment: traitCollection.environment)
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view that shows a SwiftUI view.
class HostingView: UIView {
  private var content: AnyView

  init(_ content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func setContent(_ content: AnyView) {
    self.content = content
    noteChange()
  }

  override var intrinsicContentSize: CGSize {
    ViewMeasure.size(of: content, environment: traitCollection.environment)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    ViewMeasure.size(
      of: content, in: ProposedViewSize(width: size.width, height: size.height),
      environment: traitCollection.environment)
  }

  override var _picture: AnyView? {
    AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

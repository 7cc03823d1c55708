import CoreGraphics
import FoundationAdditions
import Geometry
import LayoutCore
import ViewCore
import Views

/// A rectangle with a background, corners, opacity and views on it.
///
/// Drawn where SwiftUI shows it: background, layer, subviews at their frames, and what subclasses
/// of ours show, what `draw(_:)` draws included. Coverage: partial. Verified: documented.
@MainActor @preconcurrency
open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  public let layer: CALayer
  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  open internal(set) var layoutGuides: [UILayoutGuide] = []

  /// Told of every change of what is drawn, by this view and the views on it.
  package final var onChange: (@MainActor () -> Void)?
  /// Whether the window's tree holds this view; set by whoever shows it.
  package final weak var hostWindow: UIWindow?
  /// The controller whose view this is.
  package final weak var controller: UIViewController?
  package final var priorities = LayoutPriorities()
  package final var constraintList: [NSLayoutConstraint] = []
  private var needsLayout = true

  /// What views of a kind start out with. Kept and not read.
  open class func appearance() -> UIView { UIView() }
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView { UIView() }

  // MARK: Making

  public init(frame: CGRect) {
    layer = CALayer.made(for: Self.layerClass)
    super.init()
    layer.frame = frame
    layer.view = self
    layer.onChange = { [weak self] in
      MainActor.assumeIsolated { self?.noteChange() }
    }
  }

  public required init?(coder: NSCoder) {
    layer = CALayer()
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      let isResized = newValue.size != layer.frame.size
      layer.frame = newValue
      if isResized { setNeedsLayout() }
      tellObservers(of: self)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var transform = CGAffineTransform.identity { didSet { noteChange() } }
  /// Kept, and drawn as far as it is flat.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var contentMode = ContentMode.scaleToFill { didSet { noteChange() } }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true

  /// What device and bars cover of the window.
  open var safeAreaInsets: UIEdgeInsets { window?.canvasInsets ?? .zero }

  // MARK: Look

  open var backgroundColor: UIColor? { didSet { noteChange() } }
  open var alpha: CGFloat = 1 { didSet { noteChange() } }
  open var isHidden = false { didSet { noteChange() } }
  open var isOpaque = true
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { noteChange() } }
  open var mask: UIView?
  open var restorationIdentifier: String?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var gestureRecognizers: [UIGestureRecognizer]?

  private var ownTint: UIColor?
  /// The view's tint, or that of the views around it.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      noteChange()
    }
  }

  /// The tint set on this view itself.
  package var explicitTint: UIColor? { ownTint }

  open var traitCollection: UITraitCollection { .current }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Sizing

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { noteChange() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == Self.noIntrinsicMetric ? targetSize.width : own.width,
      height: own.height == Self.noIntrinsicMetric ? targetSize.height : own.height)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let fitting = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : fitting.width,
      height: vertical == .required ? targetSize.height : fitting.height)
  }

  // MARK: Layout

  open func setNeedsLayout() {
    needsLayout = true
    noteChange()
  }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      ConstraintSolver.solve(self)
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func needsUpdateConstraints() -> Bool { false }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func setNeedsDisplay() { noteChange() }
  open func setNeedsDisplay(_ rect: CGRect) { noteChange() }
  /// Called whenever the view is shown; what it draws lies over the background, under the subviews.
  open func draw(_ rect: CGRect) {}

  // MARK: Views on it

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) { raise(view) }
  open func sendSubviewToBack(_ view: UIView) { lower(view) }

  // MARK: Priorities

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis.axis] ?? .defaultLow
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis.axis] = priority
    noteChange()
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { priorities.compressionResistance[axis.axis] ?? .defaultHigh }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.compressionResistance[axis.axis] = priority
    noteChange()
  }

  // MARK: Told of changes

  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  package final func noteChange() {
    onChange?()
    superview?.noteChange()
  }

  // MARK: Searching

  open var window: UIWindow? { hostWindow ?? superview?.window }
  open override var next: UIResponder? { controller ?? superview }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// What a view of this kind shows beyond its background and subviews.
  open var _picture: AnyView? { nil }
}

/// How eagerly a view keeps to its intrinsic size, by axis.
package struct LayoutPriorities: Equatable {
  package var hugging: [Axis: UILayoutPriority] = [:]
  package var compressionResistance: [Axis: UILayoutPriority] = [:]
}

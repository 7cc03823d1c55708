import Geometry
import LayoutCore
import ViewCore
import Views

/// The turning wheel of something that lasts, at its first frame.
///
/// Coverage: partial (colours; hidden when stopped). Verified: documented for sizes.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  open var style: Style { didSet { noteChange() } }
  open var color: UIColor! = .systemGray { didSet { noteChange() } }
  open var hidesWhenStopped = true { didSet { noteChange() } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() {
    isAnimating = true
    noteChange()
  }

  open func stopAnimating() {
    isAnimating = false
    noteChange()
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var _picture: AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(ProgressView().tint(color.color))
  }
}

/// A bar that fills.
open class UIProgressView: UIView {
  open var progress: Float = 0 { didSet { noteChange() } }
  open var progressTintColor: UIColor? { didSet { noteChange() } }
  open var trackTintColor: UIColor? { didSet { noteChange() } }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  open override var _picture: AnyView? {
    AnyView(
      ProgressView(value: Double(min(1, max(0, progress))))
        .tint(progressTintColor?.color ?? tintColor.color))
  }
}

/// A switch.
open class UISwitch: UIControl {
  open override class func appearance() -> UISwitch { UISwitch() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { UISwitch() }
  open var isOn = false { didSet { noteChange() } }
  open var onTintColor: UIColor? { didSet { noteChange() } }
  open var thumbTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var _picture: AnyView? {
    AnyView(
      Toggle(isOn: .constant(isOn)) { EmptyView() }.labelsHidden()
        .tint(onTintColor?.color))
  }
}

/// A slider.
open class UISlider: UIControl {
  open override class func appearance() -> UISlider { UISlider() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { UISlider() }
  open var value: Float = 0 { didSet { noteChange() } }
  open var minimumValue: Float = 0 { didSet { noteChange() } }
  open var maximumValue: Float = 1 { didSet { noteChange() } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  /// Kept for those who ask or override; the slider draws its track by itself.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat(min(max(0, (value - minimumValue) / span), 1)) : 0
    return CGRect(
      x: rect.minX + (rect.width - 28) * share, y: rect.midY - 14, width: 28, height: 28)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override var _picture: AnyView? {
    let range = minimumValue < maximumValue ? minimumValue...maximumValue : 0...1
    let value = min(max(value, range.lowerBound), range.upperBound)
    return AnyView(
      Slider(value: .constant(value), in: range).tint(minimumTrackTintColor?.color))
  }
}

/// Dots of pages.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { noteChange() } }
  open var currentPage = 0 { didSet { noteChange() } }
  open var hidesForSinglePage = false { didSet { noteChange() } }
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// Kept, not drawn: the background shows while a finger is on the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Kept, not drawn: pages are dots.
  open var preferredIndicatorImage: UIImage?
  open var pageIndicatorTintColor: UIColor? { didSet { noteChange() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { noteChange() } }
  open override class func appearance() -> UIPageControl { UIPageControl() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { UIPageControl() }
  /// Kept: no finger slides along the dots.
  open var allowsContinuousInteraction = true
  /// Kept, not drawn: pages are dots.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// Dots of 7 points, 9 apart. Source: believed.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(0, numberOfPages)) * 16, height: 26)
  }

  open override var _picture: AnyView? {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
    let current = currentPage
    let on = (currentPageIndicatorTintColor ?? .label).color
    let off = (pageIndicatorTintColor ?? .tertiaryLabel).color
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<numberOfPages, id: \.self) { index in
          Circle().fill(index == current ? on : off).frame(width: 7, height: 7)
        }
      })
  }
}

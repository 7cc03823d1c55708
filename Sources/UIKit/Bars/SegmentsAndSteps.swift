import Geometry
import ViewCore
import Views

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { titles.count }
  private var titles: [String] = []

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = items?.map { "\($0)" } ?? []
  }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
  open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { UISegmentedControl() }
}

open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override var _picture: AnyView? {
    AnyView(Stepper("", onIncrement: {}, onDecrement: {}).labelsHidden())
  }
}

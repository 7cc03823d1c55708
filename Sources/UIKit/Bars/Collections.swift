import Geometry
import ViewCore
import Views

// Tables and collections are reached by SwiftUI sources for their appearance only.

/// A list of rows. Nothing asks a data source: it stays empty.
///
/// Coverage: inert. Verified: documented.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 22
  open var allowsSelection = true
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open func reloadData() {}
  open override class func appearance() -> UITableView { UITableView() }
}

open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var accessoryType = AccessoryType.none
  public let contentView = UIView()
  open class func appearance() -> UITableViewCell { UITableViewCell() }
}

open class UICollectionView: UIScrollView {
  open var allowsSelection = true
  open var backgroundView: UIView?
  open func reloadData() {}
  open override class func appearance() -> UICollectionView { UICollectionView() }
}

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
  open class func appearance() -> UISegmentedControl { UISegmentedControl() }
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

extension UILabel {
  public class func appearance() -> UILabel { UILabel() }
}

extension UISwitch {
  public class func appearance() -> UISwitch { UISwitch() }
}

extension UISlider {
  public class func appearance() -> UISlider { UISlider() }
}

extension UIButton {
  public class func appearance() -> UIButton { UIButton() }
}

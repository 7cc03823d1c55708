import Geometry
import LayoutCore
import ViewCore
import Views

/// Views in a row or column.
///
/// Coverage: partial (axis, spacing, alignment; distribution fills by intrinsic sizes, or equally).
/// Verified: believed.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var customSpacings: [UIView: CGFloat] = [:]

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    addSubview(view)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[arrangedSubview] = spacing
    setNeedsLayout()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[arrangedSubview] ?? spacing
  }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// Lengths along the axis and across, by intrinsic sizes and width or height constraints.
  private func size(of view: UIView) -> (along: CGFloat, across: CGFloat) {
    var size = view.intrinsicContentSize
    for constraint in view.constraintList where constraint.secondItem == nil {
      if constraint.firstAttribute == .width { size.width = constraint.constant }
      if constraint.firstAttribute == .height { size.height = constraint.constant }
    }
    let (width, height) = (max(0, size.width), max(0, size.height))
    return axis == .horizontal ? (width, height) : (height, width)
  }

  private var gaps: CGFloat {
    shown.dropLast().map { customSpacing(after: $0) }.reduce(0, +)
  }

  open override var intrinsicContentSize: CGSize {
    let sizes = shown.map { size(of: $0) }
    let along = sizes.map(\.along).reduce(0, +) + gaps
    let across = sizes.map(\.across).max() ?? 0
    let margins = margins
    let inner = axis == .horizontal ? (along, across) : (across, along)
    return CGSize(
      width: inner.0 + margins.left + margins.right, height: inner.1 + margins.top + margins.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    let views = shown
    guard !views.isEmpty else { return }
    let inner = bounds.inset(by: margins)
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? inner.width : inner.height
    let breadth = isHorizontal ? inner.height : inner.width
    var lengths = views.map { size(of: $0).along }
    let rest = length - gaps - lengths.reduce(0, +)
    var gapGrowth: CGFloat = 0
    switch distribution {
    case .fillEqually:
      lengths = views.map { _ in max(0, length - gaps) / CGFloat(views.count) }
    case .equalSpacing, .equalCentering:
      if views.count > 1 { gapGrowth = max(0, rest) / CGFloat(views.count - 1) }
    case .fill, .fillProportionally:
      lengths[Self.flexibleIndex(views, axis, grows: rest > 0)] += rest
    }
    var position = isHorizontal ? inner.minX : inner.minY
    for (view, along) in zip(views, lengths) {
      let own = size(of: view).across
      let across = alignment == .fill ? breadth : min(own, breadth)
      let start = (isHorizontal ? inner.minY : inner.minX) + offset(breadth - across)
      view.frame =
        isHorizontal
        ? CGRect(x: position, y: start, width: max(0, along), height: across)
        : CGRect(x: start, y: position, width: across, height: max(0, along))
      position += along + customSpacing(after: view) + gapGrowth
    }
  }

  private func offset(_ space: CGFloat) -> CGFloat {
    switch alignment {
    case .fill, .leading, .firstBaseline: 0
    case .center: space / 2
    case .trailing, .lastBaseline: space
    }
  }

  /// Who takes what is left: the first that holds least to its size.
  private static func flexibleIndex(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, grows: Bool
  ) -> Int {
    func priority(_ view: UIView) -> Float {
      grows
        ? view.contentHuggingPriority(for: axis).rawValue
        : view.contentCompressionResistancePriority(for: axis).rawValue
    }
    return views.indices.min { priority(views[$0]) < priority(views[$1]) } ?? 0
  }
}

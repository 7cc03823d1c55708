import Geometry

/// How much a constraint or a size matters, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation of two edges or lengths: first = multiplier × second + constant.
///
/// Coverage: partial (equalities between a view, its superview and its siblings are worked out;
/// inequalities hold only where nothing else places an edge). Verified: documented.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { owner?.setNeedsLayout() } }
  open var priority = UILayoutPriority.required
  open var identifier: String?
  private weak var owner: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Goes to the nearest view that holds both items.
  private func activate() {
    guard owner == nil, let first = Self.view(of: firstItem) else { return }
    var holder: UIView? = first
    if let second = Self.view(of: secondItem) {
      while let view = holder, !second.isDescendant(of: view) { holder = view.superview }
    }
    owner = holder ?? first
    owner?.constraintList.append(self)
    owner?.setNeedsLayout()
  }

  private func deactivate() {
    owner?.constraintList.removeAll { $0 === self }
    owner?.setNeedsLayout()
    owner = nil
  }

  /// The view that an item is, or lies in.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint.Axis {
  package var axis: Geometry.Axis { self == .horizontal ? .horizontal : .vertical }
}

extension UIView {
  public var constraints: [NSLayoutConstraint] { constraintList }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}

import Geometry
import ViewCore

/// Works out the frames of a view's direct subviews from its constraints.
///
/// Edges become known one after the other: from the container, from constants, from known
/// siblings; two known places along an axis give the rest, one and the intrinsic length as well.
/// That covers pinning, centring and chains; what needs simultaneous equations stays unresolved.
@MainActor struct ConstraintSolver {
  private let container: UIView
  private var spans: [Key: Span] = [:]

  private struct Key: Hashable {
    let view: UIView
    let axis: Axis
  }

  /// A place along an axis.
  private enum Place: CaseIterable { case low, middle, high, length }

  private struct Span {
    var known: [Place: CGFloat] = [:]

    /// The value of a place, from itself or from two others.
    func value(_ place: Place) -> CGFloat? {
      if let value = known[place] { return value }
      guard let (low, length) = lowAndLength else { return nil }
      switch place {
      case .low: return low
      case .middle: return low + length / 2
      case .high: return low + length
      case .length: return length
      }
    }

    var lowAndLength: (CGFloat, CGFloat)? {
      switch (known[.low], known[.middle], known[.high], known[.length]) {
      case (let low?, _, let high?, _): (low, high - low)
      case (let low?, _, _, let length?): (low, length)
      case (_, _, let high?, let length?): (high - length, length)
      case (_, let middle?, _, let length?): (middle - length / 2, length)
      case (let low?, let middle?, _, _): (low, (middle - low) * 2)
      case (_, let middle?, let high?, _): (middle * 2 - high, (high - middle) * 2)
      default: nil
      }
    }
  }

  static func solve(_ view: UIView) {
    let constraints = view.constraintList + view.subviews.flatMap(\.constraintList)
    guard !constraints.isEmpty else { return }
    var solver = ConstraintSolver(container: view)
    solver.run(constraints)
  }

  private init(container: UIView) { self.container = container }

  /// Rounds of propagation; longer chains than this many siblings are not met in practice.
  private static let roundLimit = 32

  private mutating func run(_ constraints: [NSLayoutConstraint]) {
    let pinned = container.subviews.filter { view in
      !view.translatesAutoresizingMaskIntoConstraints
        || constraints.contains { $0.firstItem === view || $0.secondItem === view }
    }
    let equalities = constraints.filter { $0.relation == .equal }
    propagate(equalities)
    for view in pinned { takeIntrinsicLength(view) }
    propagate(equalities)
    propagate(constraints)
    for view in pinned { place(view) }
  }

  private mutating func propagate(_ constraints: [NSLayoutConstraint]) {
    for _ in 0..<Self.roundLimit {
      var isChanged = false
      for constraint in constraints where apply(constraint) { isChanged = true }
      if !isChanged { return }
    }
  }

  /// Whether the constraint made a place known.
  private mutating func apply(_ constraint: NSLayoutConstraint) -> Bool {
    guard let (axis, first) = place(constraint.firstAttribute) else { return false }
    let second = place(constraint.secondAttribute)?.place
    let known = constraint.secondItem == nil ? 0 : value(of: constraint.secondItem, axis, second)
    if let known {
      return learn(
        constraint.firstItem, axis, first, known * constraint.multiplier + constraint.constant)
    }
    guard let second, constraint.multiplier != 0,
      let value = value(of: constraint.firstItem, axis, first)
    else { return false }
    return learn(
      constraint.secondItem, axis, second, (value - constraint.constant) / constraint.multiplier)
  }

  private func value(of item: AnyObject?, _ axis: Axis, _ place: Place?) -> CGFloat? {
    guard let place else { return nil }
    if item === container { return Self.value(of: container.bounds, axis, place) }
    if let guide = item as? UILayoutGuide, guide.owningView === container {
      return Self.value(of: guide.layoutFrame, axis, place)
    }
    return NSLayoutConstraint.view(of: item).flatMap {
      spans[Key(view: $0, axis: axis)]?.value(place)
    }
  }

  private static func value(of rect: CGRect, _ axis: Axis, _ place: Place) -> CGFloat {
    let low = axis == .horizontal ? rect.minX : rect.minY
    let length = axis == .horizontal ? rect.width : rect.height
    switch place {
    case .low: return low
    case .middle: return low + length / 2
    case .high: return low + length
    case .length: return length
    }
  }

  private mutating func learn(
    _ item: AnyObject?, _ axis: Axis, _ place: Place, _ value: CGFloat
  ) -> Bool {
    guard let view = NSLayoutConstraint.view(of: item), view.superview === container else {
      return false
    }
    let key = Key(view: view, axis: axis)
    guard spans[key]?.value(place) == nil else { return false }
    spans[key, default: Span()].known[place] = value
    return true
  }

  private mutating func takeIntrinsicLength(_ view: UIView) {
    let size = view.intrinsicContentSize
    for axis in Axis.allCases {
      let key = Key(view: view, axis: axis)
      let length = axis == .horizontal ? size.width : size.height
      guard spans[key]?.lowAndLength == nil, length >= 0 else { continue }
      spans[key, default: Span()].known[.length] = length
    }
  }

  private func place(_ view: UIView) {
    var frame = view.frame
    if let (low, length) = spans[Key(view: view, axis: .horizontal)]?.lowAndLength {
      (frame.origin.x, frame.size.width) = (low, max(0, length))
    }
    if let (low, length) = spans[Key(view: view, axis: .vertical)]?.lowAndLength {
      (frame.origin.y, frame.size.height) = (low, max(0, length))
    }
    view.frame = frame
  }

  private func place(_ attribute: NSLayoutConstraint.Attribute) -> (axis: Axis, place: Place)? {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return (.horizontal, .low)
    case .right: return (.horizontal, .high)
    case .leading: return (.horizontal, isMirrored ? .high : .low)
    case .trailing: return (.horizontal, isMirrored ? .low : .high)
    case .centerX: return (.horizontal, .middle)
    case .width: return (.horizontal, .length)
    case .top: return (.vertical, .low)
    case .bottom, .firstBaseline, .lastBaseline: return (.vertical, .high)
    case .centerY: return (.vertical, .middle)
    case .height: return (.vertical, .length)
    case .notAnAttribute: return nil
    }
  }
}

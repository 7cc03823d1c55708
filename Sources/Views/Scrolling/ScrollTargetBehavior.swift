import Geometry
import LayoutCore
import ViewCore

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will show, in the content's coordinates.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Decides where a scroll view comes to rest after somebody scrolled.
///
/// Coverage: full. Verified: documented; how far swipes may go believed.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a scroll target behavior decides by.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What showed when the finger came.
  public let originalTarget: ScrollTarget
  /// Of the content's position when the finger left, in points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Frames of the views that are marked as targets, in the content.
  let targetFrames: [CGRect]
  /// Whether a finger scrolls, and not something that asks for a place.
  let isSwipe: Bool

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behavior under which content slows down quickly.
protocol QuickScrollTargetBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior {
  var isQuick: Bool {
    self is any QuickScrollTargetBehavior || (self as? AnyScrollTargetBehavior)?.isQuick == true
  }
}

/// Comes to rest at multiples of the viewport. A swipe goes to the next page at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, QuickScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      var number = (target.rect.origin[axis] / page).rounded()
      if context.isSwipe {
        let first = (context.originalTarget.rect.origin[axis] / page).rounded()
        number = min(max(number, first - 1), first + 1)
      }
      target.rect.origin[axis] = number * page
    }
  }
}

/// Comes to rest where a view of a `scrollTargetLayout` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, QuickScrollTargetBehavior {
  /// How many views one swipe may go on by.
  public struct LimitBehavior: Hashable, Sendable {
    private enum Limit: Hashable { case automatic, always, alwaysByFew, alwaysByOne, never }
    private let limit: Limit

    /// The number of views; nil for any. Documented: `automatic` limits in a compact width only.
    /// Believed: as many as fit, and three for a few.
    func count(isCompact: Bool, fitting: Int) -> Int? {
      switch limit {
      case .automatic: isCompact ? max(1, fitting) : nil
      case .always: max(1, fitting)
      case .alwaysByFew: 3
      case .alwaysByOne: 1
      case .never: nil
      }
    }

    public static var automatic: Self { Self(limit: .automatic) }
    public static var always: Self { Self(limit: .always) }
    public static var alwaysByFew: Self { Self(limit: .alwaysByFew) }
    public static var alwaysByOne: Self { Self(limit: .alwaysByOne) }
    public static var never: Self { Self(limit: .never) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let fraction = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let wanted = target.rect.origin[axis]
      let starts = context.targetFrames.map {
        $0.origin[axis] + fraction * ($0.size[axis] - context.containerSize[axis])
      }
      let allowed = context.isSwipe ? limited(starts, axis, context) : starts
      if let nearest = allowed.min(by: { abs($0 - wanted) < abs($1 - wanted) }) {
        target.rect.origin[axis] = nearest
      }
    }
  }

  /// The starts that a swipe may end at, from where it began.
  private func limited(
    _ starts: [CGFloat], _ axis: Axis, _ context: TargetContext
  ) -> [CGFloat] {
    let container = context.containerSize[axis]
    let fitting = context.targetFrames.filter { $0.size[axis] > 0 }
      .map { Int(container / $0.size[axis]) }.min()
    let count = limitBehavior.count(
      isCompact: context.environment.horizontalSizeClass == .compact, fitting: fitting ?? 1)
    let sorted = Set(starts).sorted()
    let first = context.originalTarget.rect.origin[axis]
    guard let count,
      let middle = sorted.indices.min(by: { abs(sorted[$0] - first) < abs(sorted[$1] - first) })
    else { return starts }
    return Array(sorted[max(0, middle - count)...min(sorted.count - 1, middle + count)])
  }
}

/// A behavior of a hidden type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior
  public init<T: ScrollTargetBehavior>(_ behavior: T) { self.behavior = behavior }

  var isQuick: Bool { behavior.isQuick }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> Self
  { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension View {
  /// Where the scroll view in this view comes to rest after somebody scrolled: an interaction, not
  /// the offset of an address, which is taken as it is.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    changingEnvironment { $0.scrollConfiguration.targetBehavior = behavior }
  }
}

extension ScrollNode {
  /// Where the content comes to rest when somebody scrolls to a position.
  ///
  /// - Parameters:
  ///   - start: where a finger began to move it; nil where none does.
  ///   - velocity: of the position, in points a second.
  @MainActor func restingPosition(
    near position: CGPoint, from start: CGPoint?, velocity: CGPoint, _ metrics: ScrollMetrics
  ) -> CGPoint {
    guard let behavior = configuration.targetBehavior else { return position }
    let container = CGSize(
      width: metrics.container(.horizontal), height: metrics.container(.vertical))
    func mirrored(_ rect: CGRect) -> CGRect {
      guard metrics.isMirrored else { return rect }
      return CGRect(
        x: metrics.content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    var target = ScrollTarget(rect: CGRect(origin: position, size: container))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start ?? position, size: container)),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: metrics.content,
      containerSize: container, axes: axes, environment: environment,
      targetFrames: targetViews.map { mirrored($0.frame) }, isSwipe: start != nil)
    behavior.updateTarget(&target, context: context)
    return metrics.clamped(target.rect.origin.finite)
  }
}

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
/// Coverage: partial (no velocity). Verified: documented.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a scroll target behavior decides by.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity = CGVector.zero
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Frames of the views that are marked as targets, in the content.
  let targetFrames: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Comes to rest at multiples of the viewport.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      target.rect.origin[axis] = (target.rect.origin[axis] / page).rounded() * page
    }
  }
}

/// Comes to rest where a view of a `scrollTargetLayout` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one swipe may go; swipes have no speed here, so none limits.
  public struct LimitBehavior: Hashable, Sendable {
    private enum Limit: Hashable { case automatic, always, alwaysByFew, alwaysByOne, never }
    private let limit: Limit

    public static var automatic: Self { Self(limit: .automatic) }
    public static var always: Self { Self(limit: .always) }
    public static var alwaysByFew: Self { Self(limit: .alwaysByFew) }
    public static var alwaysByOne: Self { Self(limit: .alwaysByOne) }
    public static var never: Self { Self(limit: .never) }
  }

  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) { anchor = nil }
  public init(anchor: UnitPoint?) { self.anchor = anchor }

  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let fraction = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let wanted = target.rect.origin[axis]
      let starts = context.targetFrames.map {
        $0.origin[axis] + fraction * ($0.size[axis] - context.containerSize[axis])
      }
      if let nearest = starts.min(by: { abs($0 - wanted) < abs($1 - wanted) }) {
        target.rect.origin[axis] = nearest
      }
    }
  }
}

/// A behavior of a hidden type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior
  public init<T: ScrollTargetBehavior>(_ behavior: T) { self.behavior = behavior }

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
  @MainActor func restingPosition(near position: CGPoint, _ metrics: ScrollMetrics) -> CGPoint {
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
      originalTarget: target, contentSize: metrics.content, containerSize: container, axes: axes,
      environment: environment, targetFrames: targetViews.map { mirrored($0.frame) })
    behavior.updateTarget(&target, context: context)
    return metrics.clamped(target.rect.origin.finite)
  }
}

import Geometry
import LayoutCore
import ViewCore

/// When an anchor of `defaultScrollAnchor(_:for:)` counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role: Hashable { case initialOffset, sizeChanges, alignment }
  private let role: Role

  /// Where the scroll view starts.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(role: .initialOffset) }
  /// What stays in place when the content or the scroll view changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(role: .sizeChanges) }
  /// Where content lies that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(role: .alignment) }
}

/// The default anchors of a scroll view by role (rule S6).
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get {
      switch role {
      case .sizeChanges: sizeChanges
      case .alignment: alignment
      default: initialOffset
      }
    }
    set {
      switch role {
      case .sizeChanges: sizeChanges = newValue
      case .alignment: alignment = newValue
      default: initialOffset = newValue
      }
    }
  }

  /// Where a scroll view starts.
  func position(initially metrics: ScrollMetrics) -> CGPoint {
    position(of: initialOffset ?? .topLeading, metrics)
  }

  /// Where a scroll view goes on when its content or its own size changes: one that stood at the
  /// anchor stays there, others stay where they are. Content that has begun to scroll starts.
  func position(
    changing position: CGPoint, from before: ScrollMetrics, to after: ScrollMetrics
  ) -> CGPoint {
    let clamped = after.clamped(position)
    guard let sizeChanges else { return clamped }
    let old = self.position(of: sizeChanges, before)
    let new = self.position(of: sizeChanges, after)
    func follow(_ axis: Axis) -> CGFloat {
      let hasScrolled = before.limit(axis) > 0
      let isAtAnchor = abs(position[axis] - old[axis]) < 0.5
      guard isAtAnchor, hasScrolled || initialOffset == sizeChanges else { return clamped[axis] }
      return new[axis]
    }
    return CGPoint(x: follow(.horizontal), y: follow(.vertical))
  }

  func position(of anchor: UnitPoint, _ metrics: ScrollMetrics) -> CGPoint {
    metrics.clamped(
      CGPoint(x: anchor.x * metrics.limit(.horizontal), y: anchor.y * metrics.limit(.vertical))
        .finite)
  }
}

extension View {
  /// Anchors the scroll views in this view in every role.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment {
      $0.scrollConfiguration.layout.anchors = ScrollAnchors(
        initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    changingEnvironment { $0.scrollConfiguration.layout.anchors[role] = anchor }
  }
}

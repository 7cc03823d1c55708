import Geometry
import LayoutCore
import ViewCore

extension LazyNode {
  /// The part of the axis that shows in every scroll view around, and in the window; `nil` when
  /// nothing shows. Leading-based, in points from the start of the content.
  @MainActor var visibleInterval: ClosedRange<CGFloat>? {
    guard
      var visible = graph?.root.map({ shown(of: $0, CGRect(origin: .zero, size: $0.placedSize)) })
    else { return nil }
    for scroll in scrollAncestors {
      visible = visible.intersection(shown(of: scroll, scroll.visibleBounds))
    }
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
    return interval(of: visible)
  }

  /// The scroll views around, inner ones first.
  var scrollAncestors: [ScrollNode] {
    var result: [ScrollNode] = []
    var current = layoutParent
    while let node = current {
      if let scroll = node as? ScrollNode { result.append(scroll) }
      current = node.layoutParent
    }
    return result
  }

  /// The edges of the nearest scroll view at which headers and footers are held.
  @MainActor var pinEdges: ClosedRange<CGFloat>? {
    guard !flow.pinnedViews.isEmpty,
      let scroll = scrollAncestors.first
    else { return nil }
    return interval(of: shown(of: scroll, scroll.pinBounds))
  }

  /// A rectangle of another node's space in this one's.
  private func shown(of node: ViewNode, _ rect: CGRect) -> CGRect {
    let transform = transform(to: node)
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0 else { return .null }
    return rect.applying(transform.inverted())
  }

  private func interval(of rect: CGRect) -> ClosedRange<CGFloat>? {
    var (start, end) =
      flow.axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    if flow.axis == .horizontal, environment.layoutDirection == .rightToLeft {
      (start, end) = (placedSize.width - end, placedSize.width - start)
    }
    return start.isFinite && end.isFinite && start <= end ? start...end : nil
  }
}

extension LazyNode: GeometryDependent {
  package func geometryMayHaveChanged() {
    guard placedProposal != nil, !needsPlacement else { return }
    if visibleInterval != shownInterval { placeVisible() }
  }
}

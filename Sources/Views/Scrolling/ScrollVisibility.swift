import Geometry
import LayoutCore
import ViewCore

struct ScrollVisibilityModifier {
  /// The part of the view, from 0 to 1, that must show.
  let threshold: Double
  let action: @MainActor (Bool) -> Void
}

extension ScrollVisibilityModifier: NodeModifier {
  typealias Node = ScrollVisibilityNode
}

/// Watches how much of a view shows in the scroll views around it.
final class ScrollVisibilityNode: ModifierNode<ScrollVisibilityModifier> {
  private var last: Bool?

  override func didMount() { graph?.addDependent(self) }
  override func willUnmount() { graph?.removeDependent(self) }

  private var visiblePart: Double {
    let bounds = CGRect(origin: .zero, size: placedSize)
    var visible = globalFrame
    var current = layoutParent
    while let node = current {
      if let scroll = node as? ScrollNode {
        visible = visible.intersection(scroll.visibleBounds.applying(scroll.transform()))
      }
      current = node.layoutParent
    }
    let area = bounds.width * bounds.height
    guard area > 0, !visible.isNull else { return 0 }
    return visible.width * visible.height / area
  }
}

extension ScrollVisibilityNode: GeometryDependent {
  func geometryMayHaveChanged() {
    guard item != nil, placedProposal != nil else { return }
    let isVisible = visiblePart > 0 && visiblePart >= modifier.threshold
    guard isVisible != (last ?? false) else { return }
    last = isVisible
    let action = modifier.action
    graph?.schedule { action(isVisible) }
  }
}

extension View {
  /// Runs an action when a part of the view has come into sight in a scroll view, or left it.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs an action with the ids of the targets of a `scrollTargetLayout` that are in sight.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    let observer = ScrollTargetObserver(threshold: threshold) { ids, last in
      let found = ids.compactMap { $0.base as? ID }
      if last as? [ID] == found { return ScrollObservation(seen: found, action: nil) }
      return ScrollObservation(seen: found) { action(found) }
    }
    return changingEnvironment { $0.scrollConfiguration.targetObservers.append(observer) }
  }
}

/// An observer of the targets in sight, whatever the type of their ids.
struct ScrollTargetObserver {
  let threshold: Double
  /// Looks at the ids in sight, given what was seen last.
  let look: @MainActor ([AnyHashable], _ last: Any?) -> ScrollObservation
}

extension ScrollNode {
  /// The ids of targets of which a part shows.
  @MainActor func targetsInSight(threshold: Double) -> [AnyHashable] {
    let visible = visibleBounds.applying(content.transform(to: self).inverted())
    return targetViews.compactMap { view in
      let shown = view.frame.intersection(visible)
      let area = view.frame.width * view.frame.height
      guard area > 0, !shown.isNull, shown.width * shown.height >= threshold * area else {
        return nil
      }
      return view.id
    }
  }
}

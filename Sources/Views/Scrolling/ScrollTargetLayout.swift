import Geometry
import ViewCore

struct ScrollTargetLayoutModifier {
  let isEnabled: Bool
}

extension ScrollTargetLayoutModifier: NodeModifier {
  typealias Node = ScrollTargetLayoutNode
}

/// Marks a container whose views are places to scroll to.
final class ScrollTargetLayoutNode: ModifierNode<ScrollTargetLayoutModifier> {}

extension View {
  /// Makes the views of the outermost layout in this view targets of the scroll view around.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

extension ScrollNode {
  /// A view that can be scrolled to: its id, if it has one, and its frame in the content.
  struct TargetView {
    let id: AnyHashable?
    let frame: CGRect
  }

  /// The views of the layouts that are marked as targets, as far as they are placed, in order.
  @MainActor var targetViews: [TargetView] {
    var result: [TargetView] = []
    var open: [ViewNode] = [content]
    while let node = open.popLast() {
      if node is ScrollNode { continue }
      if let marked = node as? ScrollTargetLayoutNode, marked.modifier.isEnabled {
        let container = marked.core
        for view in container.layoutChildren {
          let frame = CGRect(origin: .zero, size: view.placedSize)
            .applying(view.transform(to: content))
          result.append(TargetView(id: view.scrollID(under: container), frame: frame))
        }
      } else {
        open.append(contentsOf: node.layoutChildren.reversed())
      }
    }
    return result
  }

  /// The id of the view at the anchor: without one the first whose end is in sight.
  @MainActor func currentTargetID(anchor: UnitPoint?) -> AnyHashable? {
    guard let metrics else { return nil }
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    func start(_ frame: CGRect) -> CGFloat {
      axis == .horizontal && metrics.isMirrored
        ? metrics.content.width - frame.maxX : frame.origin[axis]
    }
    let named = targetViews.filter { $0.id != nil }
    guard let anchor else {
      return named.first { start($0.frame) + $0.frame.size[axis] > position[axis] }?.id
    }
    let fraction = axis == .horizontal ? anchor.x : anchor.y
    let place = position[axis] + fraction * metrics.container(axis)
    func distance(_ view: TargetView) -> CGFloat {
      abs(start(view.frame) + fraction * view.frame.size[axis] - place)
    }
    return named.min { distance($0) < distance($1) }?.id
  }
}

extension ViewNode {
  /// The explicit id of an item of a container, else the id of its row in a `ForEach`.
  @MainActor fileprivate func scrollID(under container: ViewNode) -> AnyHashable? {
    var node = self
    while true {
      if let identity = node as? IdentityNode { return identity.modifier }
      guard let inner = (node as? any ItemWrapping)?.wrappedItem else { break }
      node = inner
    }
    while let parent = node.parent, parent !== container {
      if let rows = parent as? any RowSource { return rows.rowID(of: node) }
      node = parent
    }
    return nil
  }
}

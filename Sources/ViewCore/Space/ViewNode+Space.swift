import Geometry
import LayoutCore

extension ViewNode {
  /// The transform from this node's space to that of a layout ancestor, or to the root's.
  package final func transform(to ancestor: ViewNode? = nil) -> CGAffineTransform {
    var offset = CGPoint.zero
    var result: CGAffineTransform?
    var current = self
    while current !== ancestor, let parent = current.layoutParent {
      offset.x += current.origin.x
      offset.y += current.origin.y
      if let effect = parent.contentTransform {
        let moved = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(effect)
        result = result?.concatenating(moved) ?? moved
        offset = .zero
      }
      current = parent
    }
    let moved = CGAffineTransform(translationX: offset.x, y: offset.y)
    return result?.concatenating(moved) ?? moved
  }

  /// This node's bounds in root coordinates; turned bounds give their enclosing rectangle.
  package final var globalFrame: CGRect {
    CGRect(origin: .zero, size: placedSize).applying(transform())
  }

  /// The nearest layout ancestor that satisfies a condition, this node included.
  package final func ancestor(where condition: (ViewNode) -> Bool) -> ViewNode? {
    var current: ViewNode? = self
    while let node = current {
      if condition(node) { return node }
      current = node.layoutParent
    }
    return nil
  }
}

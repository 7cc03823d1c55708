import Geometry
import LayoutCore

/// The lengths that decide how far a scroll view scrolls, and the arithmetic on them.
///
/// Positions are points from the place at rest, x from the leading edge; frames of targets are in
/// the content's own left-based coordinates.
struct ScrollMetrics: Equatable {
  var axes: Axis.Set
  /// The scroll view's own size, in points.
  var viewport: CGSize
  var content: CGSize
  /// What lies between the edges of the scroll view and the content at rest.
  var insets: EdgeInsets
  var isMirrored: Bool

  /// The part of the viewport that the content has at rest.
  func container(_ axis: Axis) -> CGFloat {
    max(0, viewport[axis] - (axis == .horizontal ? insets.horizontal : insets.vertical))
  }

  /// The furthest position at which the content still fills the viewport.
  func limit(_ axis: Axis) -> CGFloat {
    axes.contains(Axis.Set(axis)) ? max(0, content[axis] - container(axis)) : 0
  }

  var limit: CGPoint { CGPoint(x: limit(.horizontal), y: limit(.vertical)) }

  func clamped(_ position: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(0, position.x), limit(.horizontal)),
      y: min(max(0, position.y), limit(.vertical)))
  }

  /// Where the content's left top corner lies in the scroll view.
  ///
  /// Rule S2: at rest in the top leading corner; content shorter than the container is moved by
  /// `alignment`'s part of the difference (rule S6).
  func contentOrigin(at position: CGPoint, alignment: UnitPoint) -> CGPoint {
    func place(_ axis: Axis, _ fraction: CGFloat) -> CGFloat {
      guard axes.contains(Axis.Set(axis)) else { return 0 }
      return max(0, container(axis) - content[axis]) * fraction - position[axis]
    }
    let leading = insets.leading + place(.horizontal, alignment.x)
    return CGPoint(
      x: isMirrored ? viewport.width - leading - content.width : leading,
      y: insets.top + place(.vertical, alignment.y)
    ).finite
  }

  /// The position that shows a frame of the content. Rule S5: the smallest move that shows the whole
  /// frame, or with an anchor the one that puts the frame's anchor point on the container's.
  func position(showing frame: CGRect, anchor: UnitPoint?, from position: CGPoint) -> CGPoint {
    let start = CGPoint(x: isMirrored ? content.width - frame.maxX : frame.minX, y: frame.minY)
    func move(_ axis: Axis, _ fraction: CGFloat?) -> CGFloat {
      let length = frame.size[axis]
      let container = container(axis)
      if let fraction { return start[axis] + fraction * (length - container) }
      let before = start[axis] < position[axis]
      let after = start[axis] + length > position[axis] + container
      guard before != after else { return position[axis] }
      let showsStart = before == (length <= container)
      return showsStart ? start[axis] : start[axis] + length - container
    }
    return clamped(CGPoint(x: move(.horizontal, anchor?.x), y: move(.vertical, anchor?.y)))
  }
}

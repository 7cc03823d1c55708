import Geometry
import LayoutCore
import ViewCore

/// Moves the parts of a bar while two screens pass each other (rule M21).
///
/// The title of the upper screen comes with it from the trailing side. That of the lower one goes to
/// where the back button names it, and becomes that name; a large title shrinks on the way. The rest
/// fades over at its place.
///
/// Believed: the paths, and that a title comes half as far as its screen does.
final class BarMotion {
  enum Part: Hashable {
    case chevron, backTitle, title, largeTitle
    /// The text of a large title, as against the room for it.
    case largeText
    /// Anything else.
    case item
  }

  /// How a part is painted now.
  struct Look {
    var opacity: Double
    var transform = CGAffineTransform.identity
  }

  /// Whether the bar is that of the upper screen; `nil` at rest.
  var isOver: Bool?
  /// How much of the upper screen has come in.
  private var part = 1.0
  /// Points over which the screens move, towards the trailing side.
  private var width: CGFloat = 0
  private weak var other: BarMotion?
  private var nodes: [Part: Backlink<ViewNode>] = [:]

  func begin(_ part: Double, isOver: Bool, beside other: BarMotion, width: CGFloat) {
    (self.part, self.isOver, self.other, self.width) = (part, isOver, other, width)
  }

  func add(_ node: ViewNode, as part: Part) { nodes[part] = node.link }

  /// The place of a part on the canvas, where it is in the bar.
  private func frame(_ part: Part) -> CGRect? {
    guard let node = nodes[part]?.target, node.isMounted, node.placedSize.height > 0 else {
      return nil
    }
    return node.globalFrame
  }

  /// How many times larger a text is than another of the same words, by their widths; by what is so
  /// where the words differ.
  private func ratio(_ text: CGRect, to other: CGRect, usually size: CGFloat) -> CGFloat {
    let ratio = text.width / max(1, other.width)
    return abs(ratio / size - 1) < 0.3 ? ratio : size
  }

  /// What is read as the screen's title, and how many times larger it is than a back button's.
  private var heading: (frame: CGRect, size: CGFloat)? {
    frame(.title).map { ($0, 1) } ?? frame(.largeText).map { ($0, 2) }
  }

  /// How to paint a part now; `nil` at rest.
  func look(of item: Part, at place: CGRect) -> Look? {
    guard let isOver, item != .largeText else { return nil }
    let shown = isOver ? part : 1 - part
    switch item {
    case .item, .largeText: return Look(opacity: shown)
    case .chevron:
      // Both stand at one place: the upper one covers the other.
      let isShared = other?.frame(.chevron) != nil
      return Look(opacity: isShared ? isOver ? 1 : 0 : shown)
    case .backTitle:
      guard isOver else { return Look(opacity: shown, transform: givingWay) }
      guard let own = frame(.backTitle), let title = other?.heading else {
        return Look(
          opacity: shown, transform: CGAffineTransform(translationX: width / 2 * (1 - part), y: 0))
      }
      let size = ratio(title.frame, to: own, usually: title.size)
      return Look(
        opacity: shown, transform: way(from: own, to: title.frame, size, part: 1 - part, in: place))
    case .title, .largeTitle:
      if isOver {
        let distance = item == .title ? width / 2 : width
        return Look(
          opacity: item == .title ? shown : 1,
          transform: CGAffineTransform(translationX: distance * (1 - part), y: 0))
      }
      guard let own = heading, let name = other?.frame(.backTitle) else {
        return Look(opacity: shown, transform: givingWay)
      }
      let size = 1 / ratio(own.frame, to: name, usually: own.size)
      return Look(
        opacity: shown, transform: way(from: own.frame, to: name, size, part: part, in: place))
    }
  }

  /// As the lower screen gives way.
  private var givingWay: CGAffineTransform {
    CGAffineTransform(translationX: -NavigationPassage.parallax * width * part, y: 0)
  }

  /// The way of one text to the place of another, by the middle of their leading edges, on which it
  /// grows to a size.
  private func way(
    from start: CGRect, to end: CGRect, _ size: CGFloat, part: Double, in place: CGRect
  ) -> CGAffineTransform {
    func edge(_ frame: CGRect) -> CGPoint {
      CGPoint(x: width < 0 ? frame.maxX : frame.minX, y: frame.midY)
    }
    let part = CGFloat(part)
    let (from, to) = (edge(start), edge(end))
    let (x, y) = (from.x - place.minX, from.y - place.minY)
    let scale = 1 + (size - 1) * part
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(
        CGAffineTransform(
          translationX: x + (to.x - from.x) * part, y: y + (to.y - from.y) * part))
  }
}

/// A part of a bar.
struct BarPartModifier {
  let part: BarMotion.Part
  let motion: BarMotion
}

extension BarPartModifier: NodeModifier {
  typealias Node = BarPartNode
}

final class BarPartNode: ModifierNode<BarPartModifier> {
  override func didMount() { modifier.motion.add(self, as: modifier.part) }
  override func modifierDidChange(from old: BarPartModifier) {
    modifier.motion.add(self, as: modifier.part)
  }

  override func paint(_ painter: inout _Painter) {
    guard modifier.motion.isOver != nil,
      let look = modifier.motion.look(of: modifier.part, at: globalFrame)
    else { return super.paint(&painter) }
    let outer = painter.transform
    painter.transform = look.transform.concatenating(outer)
    painter.moving(!look.transform.isIdentity) { painter in
      painter.fading(look.opacity) { paintChildren(&$0) }
    }
    painter.transform = outer
  }
}

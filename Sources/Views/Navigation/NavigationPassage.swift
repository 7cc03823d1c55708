import Drawing
import Geometry
import LayoutCore
import ViewCore

/// Two screens of a stack that move past each other (rule M15).
///
/// The one over the other comes from the trailing edge while the one under it moves by a part of the
/// width to the leading side and darkens; back it is the same the other way round. Bars fade over.
///
/// Believed: 30 % (facts.md §4 has it inferred from pictures) and a tenth of black.
struct NavigationPassage {
  static let parallax: CGFloat = 0.3
  static let dim = 0.1

  let under: NavigationPageNode
  let over: NavigationPageNode
  /// The bars of the screen that is no longer on top.
  let bars: NavigationBars
  /// How much of the way the upper screen has come in.
  private var way: AnimatedValue<Double>

  init(
    from: NavigationPageNode, to: NavigationPageNode, isPush: Bool, bars: NavigationBars,
    in graph: ViewGraph
  ) {
    (under, over) = isPush ? (from, to) : (to, from)
    self.bars = bars
    way = AnimatedValue(isPush ? 0 : 1)
    move(to: isPush ? 1 : 0, in: graph)
  }

  private var isPush: Bool { way.target == 1 }

  /// The screen that is on top at the end.
  var shown: NavigationPageNode { isPush ? over : under }
  /// The one that moves away.
  var other: NavigationPageNode { isPush ? under : over }
  /// When both have passed, in seconds of the tree's time.
  var end: TimeInterval { way.end ?? 0 }

  /// The screens go back.
  mutating func turn(in graph: ViewGraph) { move(to: isPush ? 0 : 1, in: graph) }

  private mutating func move(to target: Double, in graph: ViewGraph) {
    way.retarget(to: target, animation: .system, at: graph.moment)
    graph.motion.note(way)
  }

  /// How much of the upper screen has come in, 0 to 1.
  func part(at moment: Moment) -> Double { min(1, max(0, way.value(at: moment))) }
}

extension NavigationNode {
  /// Paints the screens over the space of the stack, each on the system's background, then the bars.
  @MainActor func paint(_ passage: NavigationPassage, _ painter: inout Painter) {
    let part = passage.part(at: moment)
    let space = CGRect(origin: .zero, size: placedSize)
      .extended(by: safeAreaGeometry.beyond, environment.layoutDirection)
    let fades = environment.accessibilityReduceMotion
    let width = environment.layoutDirection == .rightToLeft ? -space.width : space.width
    func paintPage(_ page: NavigationPageNode, _ painter: inout Painter) {
      let color = Color(.system(.background)).displayColor(in: environment)
      painter.draw(Path(space), paint: .color(color))
      paintChild(page, &painter)
    }
    painter.clipping(to: Path(space)) { painter in
      if fades {
        paintPage(passage.under, &painter)
        painter.fading(part) { paintPage(passage.over, &$0) }
      } else {
        let back = -NavigationPassage.parallax * width * part
        painter.moved(by: CGPoint(x: back, y: 0)) { paintPage(passage.under, &$0) }
        let dim = Color.black.opacity(NavigationPassage.dim * part)
        painter.draw(Path(space), paint: .color(dim.displayColor(in: environment)))
        painter.moved(by: CGPoint(x: width * (1 - part), y: 0)) { paintPage(passage.over, &$0) }
      }
      let shownPart = passage.shown === passage.over ? part : 1 - part
      painter.fading(1 - shownPart) { painter in
        for node in passage.bars.nodes { paintChild(node, &painter) }
      }
      painter.fading(shownPart) { painter in
        for node in layoutChildren.dropFirst() { paintChild(node, &painter) }
      }
    }
  }
}

import Drawing
import Geometry
import LayoutCore
import ViewCore

/// Two screens of a stack that move past each other (rule M15).
///
/// The one over the other comes from the trailing edge while the one under it moves by a part of the
/// width to the leading side and darkens; back it is the same the other way round. Bars at the bottom
/// fade over, of those at the top titles move (rule M21).
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
  /// Whether the upper screen is the one that is shown at the end.
  private var isPush: Bool
  /// Whether a finger moves the screens: the upper one stays until it is let go.
  private(set) var isHeld = false
  /// How fast a finger has thrown the upper screen out, in ways a second.
  var speed = 0.0

  init(
    from: NavigationPageNode, to: NavigationPageNode, isPush: Bool, bars: NavigationBars,
    in graph: ViewGraph
  ) {
    (under, over) = isPush ? (from, to) : (to, from)
    self.bars = bars
    self.isPush = isPush
    way = AnimatedValue(isPush ? 0 : 1)
    move(to: isPush ? 1 : 0, in: graph)
  }

  /// A finger begins to move the upper screen out.
  init(holding over: NavigationPageNode, over under: NavigationPageNode, bars: NavigationBars) {
    (self.under, self.over, self.bars) = (under, over, bars)
    (isPush, isHeld) = (true, true)
    way = AnimatedValue(1)
  }

  /// The screen that is on top at the end.
  var shown: NavigationPageNode { isPush ? over : under }
  /// The one that moves away.
  var other: NavigationPageNode { isPush ? under : over }
  /// When both have passed, in seconds of the tree's time; never while a finger holds them.
  var end: TimeInterval { isHeld ? .infinity : way.end ?? 0 }

  /// The screens go back.
  mutating func turn(in graph: ViewGraph) {
    isPush.toggle()
    move(to: isPush ? 1 : 0, in: graph)
  }

  /// A finger has the upper screen at a part of its way.
  mutating func hold(at part: Double) { way.jump(to: min(1, max(0, part))) }

  /// The finger has left the upper screen, which comes in again.
  mutating func letGo(in graph: ViewGraph) { move(to: 1, in: graph) }

  private mutating func move(to target: Double, in graph: ViewGraph) {
    isHeld = false
    let animation = speed == 0 ? Animation.system : .system(velocity: min(18, max(-18, speed)))
    speed = 0
    way.retarget(to: target, animation: animation, at: graph.moment)
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
      let (under, over) =
        passage.shown === passage.over ? (passage.bars, bars) : (bars, passage.bars)
      if !fades {
        under.motion.begin(part, isOver: false, beside: over.motion, width: width)
        over.motion.begin(part, isOver: true, beside: under.motion, width: width)
      }
      for (bars, part) in [(under, 1 - part), (over, part)] {
        painter.fading(fades ? part : 1) { paintChild(bars.topNode, &$0) }
        painter.fading(part) { paintChild(bars.bottomNode, &$0) }
        bars.motion.isOver = nil
      }
    }
  }
}

import Geometry

/// How far a layer over a root has come: 1 where it lies at rest, 0 out of sight (rule M14).
package struct LayerMotion {
  private var way = AnimatedValue(1.0)
  /// Whether the layer is on its way out: then it takes no touches and asks for nothing.
  package private(set) var isLeaving = false

  package init() {}

  /// The part of its way that the layer has come; exactly 1 at rest.
  package func part(at moment: @autoclosure () -> Moment) -> Double {
    way.marks.isEmpty && way.end == nil ? way.target : way.value(at: moment())
  }

  /// When the layer is at rest, or gone, in seconds of the tree's time; nil where nothing moves.
  var end: TimeInterval? { way.end }

  /// The layer comes from out of sight.
  mutating func arrive(by animation: Animation, in graph: ViewGraph) {
    way = AnimatedValue(0)
    move(to: 1, by: animation, in: graph)
  }

  /// The layer goes, from where it is.
  mutating func leave(by animation: Animation, in graph: ViewGraph) {
    isLeaving = true
    move(to: 0, by: animation, in: graph)
  }

  private mutating func move(to target: Double, by animation: Animation, in graph: ViewGraph) {
    way.retarget(to: target, animation: animation, at: graph.moment)
    graph.motion.note(way)
  }
}

/// A node over a root that comes and goes with motion.
@MainActor package protocol MovingLayer: ViewNode {
  var layerMotion: LayerMotion { get set }
  /// By what the layer comes, or goes.
  func motionAnimation(isComing: Bool) -> Animation
  /// The layer begins to go.
  func didBeginLeaving()
  /// How far the layer pushes back the one that it lies over; `nil` where that stays.
  var recession: LayerRecession? { get }
}

extension MovingLayer {
  package var recession: LayerRecession? { nil }
  package func motionAnimation(isComing: Bool) -> Animation { .system }
  package func didBeginLeaving() {}
}

extension ViewNode {
  /// Whether what the system moves by itself moves in the update being made: not at the first
  /// appearance, and not where the change that asks for it says otherwise (rule M14).
  @MainActor package final var movesBySystem: Bool {
    guard let graph else { return false }
    return graph.hasAppeared && !graph.motion.isSuppressed && graph.motion.movesBySystem
      && !transaction.isStill
  }
}

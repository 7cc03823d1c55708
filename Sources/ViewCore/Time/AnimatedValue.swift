import Geometry

/// A value that moves to its target as a function of time.
///
/// The target changes at once; what shows is the target plus what each running change has still to
/// go. Rules M1 to M4 of docs/motion.md.
package struct AnimatedValue<V: VectorArithmetic> {
  package private(set) var target: V
  private var runs: [AnimationRun<V>] = []

  package init(_ value: V) { target = value }

  /// What shows at a moment; exactly the target when nothing moves.
  package func value(at moment: Moment) -> V {
    runs.reduce(target) { result, run in run.rest(at: moment).map { result + $0 } ?? result }
  }

  /// How fast springs move what shows, in units a second.
  package func velocity(at moment: Moment) -> V {
    runs.reduce(.zero) { $0 + $1.velocity(at: moment) }
  }

  package func isAnimating(at moment: Moment) -> Bool {
    runs.contains { !$0.isOver(at: moment) }
  }

  /// Moves the target. Without an animation the value jumps to it; the same target changes nothing.
  package mutating func retarget(to new: V, animation: Animation?, at moment: Moment) {
    guard new != target else { return }
    let change = new - target
    target = new
    runs.removeAll { $0.isOver(at: moment) }
    guard let animation else {
      runs = []
      return
    }
    if let merged = runs.last?.merged(with: animation, change: change, at: moment) {
      runs.removeLast()
      runs.append(merged)
    } else {
      runs.append(AnimationRun(animation, way: change, at: moment.seconds))
    }
  }

  /// Shows the target at once.
  package mutating func jump(to new: V) {
    target = new
    runs = []
  }

  /// When the last change with an end comes to rest, in seconds of the tree's time.
  package var end: TimeInterval? { runs.compactMap(\.end).max() }

  /// When the newest change comes to rest; `nil` for never, or when nothing moves.
  var newestEnd: TimeInterval? { runs.last?.end }

  /// What stands for the changes that never come to rest.
  package var marks: [EndlessMark] { runs.compactMap(\.mark) }
}

import Geometry
import LayoutCore
import ViewCore

/// Rule M17: content that a finger has let go runs on by itself.
extension ScrollNode {
  /// Moments in which somebody who follows the scroll view sees it move, in seconds.
  private static let frame = 1.0 / 60

  /// The finger has left.
  ///
  /// - Parameters:
  ///   - velocity: of the content's position, in points a second.
  ///   - start: where the content was when the finger came.
  @MainActor func release(velocity: CGPoint, from start: CGPoint) {
    guard let metrics, let graph else { return }
    let rate = scrollRate
    let limit = metrics.limit
    let natural = metrics.clamped(
      CGPoint(
        x: position.x + velocity.x * rate.reach, y: position.y + velocity.y * rate.reach))
    let wanted = configuration.targetBehavior.map { _ in
      restingPosition(near: natural, from: start, velocity: velocity, metrics)
    }
    func coast(_ axis: Axis) -> AxisCoast {
      let behavior =
        axis == .horizontal
        ? environment.horizontalScrollBounceBehavior : environment.verticalScrollBounceBehavior
      return AxisCoast(
        from: position[axis], speed: velocity[axis], limit: limit[axis], rate: rate,
        target: wanted.map { Double($0[axis]) },
        bounces: !(behavior == .basedOnSize && limit[axis] == 0),
        pixel: environment.pixelLength)
    }
    let coast = ScrollCoast(
      horizontal: coast(.horizontal), vertical: coast(.vertical), start: graph.clock.seconds)
    self.coast = coast
    enter(coast.duration > 0 ? .decelerating : .idle, velocity: velocity)
    graph.motion.note(ElapsedTime(since: graph.moment, endsAfter: coast.duration))
    graph.motion.follow(self)
    putKeyboardAway()
    invalidatePlacement()
    tick()
  }

  /// The content stays where it is: a finger has come, or somebody scrolls it elsewhere.
  @MainActor func stopCoasting() {
    guard coast != nil else { return }
    coast = nil
    scrollRequest = .point(position)
  }

  /// Where the content is on its way; at the end it rests there.
  @MainActor func coastingPosition() -> CGPoint? {
    guard let coast, let graph else { return nil }
    guard coast.isOver(at: graph.clock.seconds) else {
      return coast.position(at: graph.clock.seconds)
    }
    scrollRequest = .point(coast.end)
    enter(.idle)
    return coast.end
  }

  private var scrollRate: AxisCoast.Rate {
    configuration.targetBehavior?.isQuick == true ? .fast : .normal
  }

  /// Lets those who follow see the content on its way, at the same moments whatever time is shown.
  @MainActor private func tick() {
    guard let graph, let coast else { return }
    let next = graph.clock.nanoseconds + UInt64(Self.frame * 1e9)
    guard !coast.isOver(at: Double(next) / 1e9) else { return }
    graph.clock.schedule(at: next) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.coast?.start == coast.start else { return }
        self.tick()
      }
    }
  }
}

extension ScrollNode: TimeDependent {
  package func timeDidPass() -> Bool {
    guard let coast, let graph else { return false }
    invalidatePlacement()
    return !coast.isOver(at: graph.clock.seconds)
  }
}
